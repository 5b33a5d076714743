"""Sugar sack with a polyethylene liner: 1 open and full, 2 from above, 3 the mouth from near."""
import math

import numpy as np

from materials import film, plain, woven
from sacks import load, skin
from studio import VIEW, asset, camera, grid, mesh, move, shoot, stage, start

scene = start(exposure=0.26)
scene.cycles.transparent_max_bounces = 16
d = load('open')
index, nx, nz = d['idx'], int(d['nx']), int(d['nz'])


def ring(row, step=1):
    """Points once round the bag at a row of the cloth, closed."""
    loop = [d['v'][index[0, i, row]] for i in range(0, nx + 1, step)]
    loop += [d['v'][index[1, i, row]] for i in range(nx - 1, -1, -step)]
    return np.array(loop)


def outward(loop):
    along = np.gradient(loop, axis=0)
    out = np.stack([along[:, 1], -along[:, 0], np.zeros(len(loop))], 1)
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    if np.mean(np.einsum('ij,ij->i', out, loop - loop.mean(0))) < 0:
        out = -out
    for _ in range(8):
        out = (np.roll(out[:-1], 1, 0) + out[:-1] * 2 + np.roll(out[:-1], -1, 0)) / 4
        out = np.concatenate([out, out[:1]])
    return out / np.linalg.norm(out, axis=1)[:, None]


def sleeve(name, profile, waves, material):
    """A cloth round the mouth. profile: (outwards, up) from the rim; waves: how much it ripples at each point."""
    rim = ring(nz)
    out, theta = outward(rim), np.linspace(0, 2 * math.pi, len(rim))
    fine = np.linspace(0, len(profile) - 1, len(profile) * 5)
    at = lambda values: np.interp(fine, np.arange(len(profile)), values)
    reach, rise, ripple = at([p[0] for p in profile]), at([p[1] for p in profile]), at(waves)
    pleat = lambda count, phase: 1 - 2 * np.abs(np.sin(count * theta / 2 + phase)) ** 0.7
    pattern = lambda z: (pleat(11, 0.9 * z) + 0.8 * pleat(19, 1 - 0.7 * z + np.sin(3 * theta)) + 0.5 * pleat(37, 2 + 1.1 * z)
                         + 0.25 * np.sin(71 * theta + 2.0 * z))
    rows = []
    for r, z, w in zip(reach, rise, ripple):
        shift = w * pattern(z * 9)
        rows.append(rim + out * (r + shift)[:, None] + np.stack([0 * shift, 0 * shift, z + 0.8 * w * np.sin(7 * theta + 1)], 1))
    return mesh(name, np.array(rows), grid(len(rows), len(rim)), material=material)


def sugar_heap(row):
    """The sugar's surface: the cloth ring drawn in towards a low mound."""
    loop = ring(row)
    centre, rng = loop.mean(0), np.random.default_rng(1)
    rows = []
    for t in np.linspace(1.0, 0.0, 60):
        p = centre + (loop - centre) * t
        mound = 0.055 * (1 - t ** 2)
        ripple = 0.004 * np.sin(p[:, 0] * 55 + 1) * np.sin(p[:, 1] * 47) + 0.003 * np.sin(p[:, 0] * 120 + p[:, 1] * 90)
        p[:, 2] = loop[:, 2] * t + centre[2] * (1 - t) + mound + ripple * (1 - t ** 6) + rng.normal(0, 0.0004, len(p))
        rows.append(p)
    return mesh('sugar', np.array(rows), grid(60, len(loop)), material=plain('sugar', (0.93, 0.93, 0.92), 0.35, 0.6, grain=1.0, grain_scale=420))


fabric = dict(tapes=(235, 235), through=0.06)
body = skin(d, woven('front', art=asset('art-sugar.png'), **fabric), woven('back', **fabric), 'sack')
hem = sleeve('hem', [(0.001, -0.03), (0.004, -0.015), (0.004, -0.001), (0.001, 0.003), (-0.002, -0.001), (-0.003, -0.03)], [0] * 6,
             plain('hem', (0.78, 0.79, 0.78), 0.5))
clear = film('liner', (0.86, 0.94, 1.0), 0.80, 0.07)
liner = sleeve('liner', [(-0.02, -0.16), (-0.008, -0.06), (-0.006, 0.0), (0.0, 0.022), (0.013, 0.020), (0.020, -0.01), (0.021, -0.05), (0.024, -0.115)],
               [0.002, 0.0012, 0.0006, 0.0012, 0.0016, 0.0028, 0.0042, 0.0065], clear)
objs = [body, hem, liner, sugar_heap(int(nz * 0.86))]
stage(0.85, top=1.4)
if VIEW == '1':
    move(objs, (0, 0, 0), -14)
    camera((0.4, -2.6, 1.35), (0, 0, 0.375), lens=80, fstop=8)
elif VIEW == '2':
    move(objs, (0, 0, 0), -24)
    camera((0.25, -1.15, 1.85), (0.0, 0.0, 0.60), lens=78, fstop=6.3)
else:
    move(objs, (0, 0, 0), 16)
    camera((0.45, -1.15, 1.02), (0.03, -0.05, 0.665), lens=82, fstop=4, focus=(0.0, -0.13, 0.67))
shoot(scene)
