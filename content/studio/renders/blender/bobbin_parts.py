"""Bobbins of tape: the wound package, its tube and the rod that holds it."""
import math

import numpy as np

from materials import BLUE, GREEN, plain
from nodes import Graph
from studio import grid, mesh


def wound(name, colour):
    """Tape laid cross-wise: two sets of fine slanting lines on the package."""
    g = Graph(name)
    xy = g.node('SeparateXYZ', {0: g.node('UVMap', uv_map='UVMap').outputs[0]})
    u, v = xy.outputs[0], xy.outputs[1]
    line = lambda a: g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('ADD', g.math('MULTIPLY', v, 15.0), g.math('MULTIPLY', u, a))), 0.5))
    height = g.math('MINIMUM', line(4.0), line(-4.0))
    height = g.math('ADD', height, g.math('MULTIPLY', g.noise(None, 3.0).outputs[0], 0.2))
    tone = g.mix(1.0, colour, g.grey(g.ramp(height, 0.02, 0.30, 0.66, 1.0)), 'MULTIPLY')
    normal = g.bump(height, 1.0, 0.006)
    return g.done(g.node('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.27, 'Specular': 0.6, 'Normal': normal, 'Sheen': 0.2}).outputs[0])


def lathe(name, profile, material, smooth=True):
    """Turn (x, radius) points round the x axis."""
    turn, p = np.linspace(0, 2 * math.pi, 65), np.array(profile)
    points = np.stack([np.repeat(p[:, :1], 65, 1), p[:, 1:] * np.cos(turn), p[:, 1:] * np.sin(turn)], -1)
    uv = np.stack(np.broadcast_arrays((turn / (2 * math.pi))[None], np.arange(len(p))[:, None] / len(p)), -1)
    return mesh(name, points, grid(len(p), 65), uv=uv, material=material, smooth=smooth)


def bobbin(colour, name):
    """One package 22 cm long on its tube, axis along x, bulging a little in the middle."""
    x = np.linspace(-0.105, 0.105, 40)
    r = 0.068 + 0.006 * np.cos(x / 0.105 * 1.3) - 0.010 * np.clip((np.abs(x) - 0.092) / 0.013, 0, 1) ** 2
    body = [(-0.105, 0.02), *zip(x, r), (0.105, 0.02)]
    tube = [(-0.125, 0.016), (-0.125, 0.0195), (0.125, 0.0195), (0.125, 0.016), (0.10, 0.0155)]
    rod = [(-0.16, 0.008), (0.15, 0.008), (0.153, 0.0)]
    steel = plain('steel', (0.6, 0.61, 0.62), 0.25, metal=1.0)
    return [lathe(name, body, wound(name, colour)), lathe(name + '-tube', tube, plain('tube', (0.12, 0.16, 0.2), 0.4), False), lathe(name + '-rod', rod, steel)]


def bobbin_colours():
    """One bobbin of each colour: white, blue, green."""
    return [bobbin((0.86, 0.87, 0.86), 'white'), bobbin(BLUE, 'blue'), bobbin(GREEN, 'green')]
