"""Rows of tape bobbins on a creel, seen at an angle with the far ones out of focus."""
import math

import numpy as np

from goods import slab
from materials import BLUE, GREEN, plain
from nodes import Graph
from studio import area, camera, copies, grid, mesh, shoot, start

scene = start(exposure=0.28, world=0.22)


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


kinds = [bobbin((0.86, 0.87, 0.86), 'white'), bobbin(BLUE, 'blue'), bobbin(GREEN, 'green')]
rng = np.random.default_rng(3)
frame = plain('frame', (0.16, 0.19, 0.23), 0.4, 0.5)
rows, columns, pitch = 6, 16, 0.185
for row in range(rows):
    for column in range(columns):
        kind = 1 if column % 8 == 3 else 2 if column % 8 == 6 else 0
        y, z = column * pitch, row * pitch
        copies(kinds[kind], (0.006 * rng.standard_normal(), y, z), 0)
for kind in kinds:
    for o in kind:
        o.hide_render = True
for column in range(-1, columns + 1, 2):
    slab('post', (0.05, 0.035, rows * pitch + 0.3), (-0.17, (column + 0.5) * pitch, rows * pitch / 2 - 0.1), frame)
for row in range(rows + 1):
    slab('rail', (0.03, columns * pitch + 1.0, 0.03), (-0.18, columns * pitch / 2 - 0.2, (row - 0.5) * pitch), frame)
slab('wall', (0.02, 8, 4), (-0.9, 3, 0.5), plain('wall', (0.30, 0.36, 0.43), 0.8))
area((1.6, -0.6, 2.2), (0, 0.9, 0.4), 1.4, 75, (1, 0.97, 0.93), 2.4)
area((2.2, 2.6, 0.4), (0, 1.2, 0.4), 1.8, 22, (0.9, 0.96, 1))
area((0.2, 1.4, 2.6), (0, 1.4, 0.4), 2.4, 30, (0.95, 0.98, 1), 1.0)
camera((1.45, -0.62, 0.72), (-0.02, 0.72, 0.47), lens=52, fstop=2.0, focus=(0.1, 0.42, 0.5))
shoot(scene)
