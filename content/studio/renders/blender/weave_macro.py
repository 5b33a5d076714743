"""Macro of a plain weave with every tape modelled: hero (light blue warp band), band (green), film (frames of the video).

One unit is a centimetre here. The tapes are flat ribbons that go over and under, laid over a softly folded surface.
"""
import math

import numpy as np

from materials import plain
from nodes import Graph
from studio import OPT, VIEW, area, camera, grid, mesh, shoot, start

LOOKS = {
    'hero': dict(colour=(0.030, 0.26, 0.60), warp=(*range(86, 95), 97, 98), weft=(), seed=7, fold=2.3),
    'band': dict(colour=(0.020, 0.29, 0.12), warp=(*range(76, 84), 86, 87), weft=(*range(62, 67), 69), seed=11, fold=1.5),
}
look = LOOKS.get(VIEW, LOOKS['hero'])
scene = start(exposure=0.42, world=0.12, look='High Contrast')
rng = np.random.default_rng(look['seed'])
PITCH, LIFT, STEPS = 0.26, 0.030, 8
WARP, WEFT = 150, 170
ACROSS = np.array([-1, -.86, -.45, 0, .45, .86, 1.])
WIDTH, DEPTH = WARP * PITCH, WEFT * PITCH


def fold(x, y):
    """Height of the lying cloth."""
    u, w = x * 0.94 - y * 0.34, x * 0.34 + y * 0.94
    return (look['fold'] * np.sin(w * 0.245 + 0.45 + 0.35 * np.sin(u * 0.11)) + 0.55 * np.sin(u * 0.19 + w * 0.10 + 1.0)
            + 0.16 * np.sin(u * 0.55 + w * 0.3))


def place(x, y, lift):
    """Points of the cloth, `lift` off its surface along the normal."""
    e, z = 0.02, fold(x, y)
    zx, zy = (fold(x + e, y) - z) / e, (fold(x, y + e) - z) / e
    n = np.sqrt(1 + zx * zx + zy * zy)
    return np.stack([x - zx / n * lift, y - zy / n * lift, z + lift / n], -1)


def over_under(t):
    s = np.sin(t)
    return s / np.sqrt(s * s + 0.22) * math.sqrt(1.22)


def tapes(count, crossings, is_warp, coloured):
    """One family of parallel tapes as a mesh, with a random value and a colour flag on every tape."""
    s = np.arange(crossings * STEPS + 1) / STEPS
    points, uv, values, flags, faces, offset = [], [], [], [], [], 0
    for i in range(count):
        half = 0.5 * PITCH * (0.955 + 0.03 * float(np.clip(rng.standard_normal(), -1.5, 1.5)))
        tilt, phase = rng.normal(0, 0.0045), rng.random() * 50
        middle = (i + 0.5) * PITCH + 0.012 * np.sin(s * 0.12 + phase) + 0.006 * np.sin(s * 0.47 + phase * 2) + rng.normal(0, 0.0035)
        sign = (1 if i % 2 == 0 else -1) * (1 if is_warp else -1)
        aside = middle[:, None] + ACROSS[None] * half * (1 + 0.03 * np.sin(s * 0.7 + phase))[:, None]
        lift = (LIFT * sign * over_under(np.pi * s))[:, None] + (0.011 * (1 - ACROSS ** 4))[None] + (tilt * ACROSS * 3)[None]
        lift = lift + 0.0035 * np.sin(s * 0.9 + phase)[:, None] * ACROSS[None]
        along = np.repeat((s * PITCH)[:, None], len(ACROSS), 1)
        x, y = (aside, along) if is_warp else (along, aside)
        points.append(place(x - WIDTH / 2, y - DEPTH * 0.34, lift).reshape(-1, 3))
        u = np.repeat(ACROSS[None], len(s), 0).ravel() * 0.5 + 0.5 + i * 3.7
        uv.append(np.stack([u, along.ravel() + i * 1.3], 1))
        values.append(np.full(along.size, rng.random()))
        flags.append(np.full(along.size, float(i in coloured)))
        faces.append(grid(len(s), len(ACROSS), offset))
        offset += along.size
    return mesh('tapes', np.concatenate(points), np.concatenate(faces), uv=np.concatenate(uv),
                attributes={'value': np.concatenate(values), 'flag': np.concatenate(flags)})


def tape_material():
    """Drawn tape: streaks along it, an anisotropic sheen, some light from behind."""
    g = Graph('tape')
    read = lambda name: g.node('Attribute', attribute_name=name).outputs['Fac']
    uv = g.node('UVMap', uv_map='UVMap').outputs[0]
    stretched = lambda x, y: g.node('Mapping', {'Vector': uv, 'Scale': (x, y, 1.0)}).outputs[0]
    streak = g.noise(stretched(9.0, 0.55), 1.0, 4.0, roughness=0.6).outputs[0]
    dent = g.noise(stretched(2.0, 1.6), 1.0, 2.0).outputs[0]
    part = lambda x, much: g.math('MULTIPLY', g.math('SUBTRACT', x, 0.5), much)
    value = g.math('ADD', 0.93, g.math('ADD', part(read('value'), 0.15), part(streak, 0.26)))
    colour = g.mix(1.0, g.mix(read('flag'), (0.84, 0.845, 0.83), look['colour']), g.grey(value), 'MULTIPLY')
    normal = g.bump(dent, 0.5, 0.03, g.bump(streak, 0.75, 0.02))
    tangent = g.node('Tangent', direction_type='UV_MAP', uv_map='UVMap').outputs[0]
    skin = g.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': g.math('ADD', 0.25, g.math('MULTIPLY', streak, 0.14)),
                                     'Specular': 0.55, 'Anisotropic': 0.6, 'Anisotropic Rotation': 0.25, 'Tangent': tangent, 'Normal': normal})
    behind = g.node('BsdfTranslucent', {'Color': colour, 'Normal': normal})
    return g.done(g.node('MixShader', {0: 0.22, 1: skin.outputs[0], 2: behind.outputs[0]}).outputs[0])


material = tape_material()
for family in (tapes(WARP, WEFT, True, look['warp']), tapes(WEFT, WARP, False, look['weft'])):
    family.data.materials.append(material)
mesh('below', [(-60, -60, -6), (60, -60, -6), (60, 80, -6), (-60, 80, -6)], [[0, 1, 2, 3]], material=plain('below', (0.25, 0.27, 0.28), 0.9))
area((-30, 10, 9.5), (0, 2, 0), 9, 19000, (1, 0.96, 0.91), 20)
area((22, 34, 9), (0, 6, 0), 26, 12000, (0.9, 0.96, 1), 8)
area((14, -20, 26), (0, 0, 0), 26, 1000, (0.95, 0.98, 1))
if VIEW == 'band':
    camera((-4.4, -10.4, 8.2), (0.5, 1.3, 0.5), lens=62, fstop=0.20, focus=(1.0, 1.2, 0.9))
elif VIEW == 'film':
    t = float(OPT.get('time', 0))
    camera((-4.2 + 2.4 * t, -14.5 + 1.6 * t, 9.5), (0.2 + 2.2 * t, 0.6 + 1.2 * t, 0.4), lens=62, fstop=0.07)
else:
    camera((-3.0, -16.5, 10.2), (0.6, 1.2, 0.2), lens=60, fstop=0.10, focus=(0.6, 0.0, 1.0))
shoot(scene)
