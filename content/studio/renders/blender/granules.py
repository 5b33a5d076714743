"""A bed of granules from near. view=new: milky pellets with a few blue ones; view=recycled: grey and green with fabric strips;
trim: almost nothing but strips; grey: the granules alone;
back: pale granules under trim in the company's colours."""
import math

import numpy as np

from goods import pellet
from materials import plain, woven
from nodes import Graph
from studio import VIEW, area, camera, grid, link, mesh, shoot, start

scene = start(exposure=0.30, world=0.35)
rng = np.random.default_rng(12)
UNIT = 1.0  # one unit is two millimetres, about a pellet's radius


def resin(name, colour, milky=0.45, rough=0.22):
    """Translucent plastic: a soft body under a smooth skin."""
    g = Graph(name)
    each = g.node('ObjectInfo').outputs['Random']
    tone = g.mix(1.0, colour, g.grey(g.math('ADD', 0.86, g.math('MULTIPLY', each, 0.2))), 'MULTIPLY')
    bump = g.bump(g.noise(g.node('TexCoord').outputs['Object'], 2.5, 3.0).outputs[0], 0.25, 0.12)
    skin = g.node('BsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.55, 'Normal': bump})
    body = g.node('BsdfTranslucent', {'Color': tone})
    return g.done(g.node('MixShader', {0: milky, 1: skin.outputs[0], 2: body.outputs[0]}).outputs[0])


def bed(kinds, shares, rise, half=26, depth=46):
    """Granules dropped one by one onto a height map, so that they rest on those below."""
    cell, count = 0.5, 5200
    n, m = int(half * 2 / cell), int(depth / cell)
    floor = np.zeros((n, m))
    grid_x, grid_y = np.meshgrid(np.arange(-2, 3), np.arange(-2, 3), indexing='ij')
    cap = 0.62 * np.sqrt(np.clip(1.25 - (grid_x ** 2 + grid_y ** 2) * cell ** 2, 0, None))
    for _ in range(count):
        best = None
        for _ in range(5):
            i, j = rng.integers(3, n - 3), rng.integers(3, m - 3)
            x, y = i * cell - half, j * cell - 12
            level = floor[i - 2:i + 3, j - 2:j + 3].mean() - rise(x, y)
            if best is None or level < best[0]:
                best = (level, i, j, x, y)
        _, i, j, x, y = best
        patch = floor[i - 2:i + 3, j - 2:j + 3]
        z = np.percentile(patch, 70) + 0.35
        floor[i - 2:i + 3, j - 2:j + 3] = np.maximum(patch, z + cap)
        o = link(kinds[rng.choice(len(kinds), p=shares)].copy())
        o.location = (x + rng.normal(0, 0.15), y + rng.normal(0, 0.15), z)
        o.rotation_euler = (rng.normal(0, 0.5), rng.normal(0, 0.5), rng.random() * 6.28)
        s = rng.uniform(0.92, 1.1)
        o.scale = (s * rng.uniform(0.9, 1.12), s, s * rng.uniform(0.92, 1.05))
    for kind in kinds:
        kind.hide_render = True
    return floor[40:60, 16:30].mean()


def strips(count, level, tones=((0.80, 0.81, 0.80), (0.10, 0.42, 0.22), (0.45, 0.47, 0.48))):
    """Cut strips of woven fabric, curled, lying on the bed."""
    weave = [woven(f'strip{k}', tapes=(2.2, 2.2), colour=c, depth=0.12, through=0.1, crease=0, wobble=0.04)
             for k, c in enumerate(tones)]
    for k in range(count):
        length, width = rng.uniform(9, 15), rng.uniform(2.6, 3.8)
        t, s = np.linspace(-0.5, 0.5, 60), np.linspace(-0.5, 0.5, 9)
        x = t[:, None] * length + 0 * s[None]
        y = s[None] * width * (1 + 0.08 * np.sin(t * 23 + k))[:, None] + (1.4 * np.sin(t * 4 + k))[:, None]
        z = (1.3 * np.cos(t * 7 + k) ** 2)[:, None] + 0.35 * np.sin(s[None] * 4 + 5 * t[:, None] + k)
        o = mesh('strip', np.stack([x, y, z], -1), grid(60, 9), uv=np.stack([x + 40, y + 40], -1), material=weave[k % 3])
        o.location = (7 + rng.normal(0, 5.5), 3 + rng.normal(0, 4.5), level + 0.6 + 0.25 * k)
        o.rotation_euler = (rng.normal(0, 0.2), rng.normal(0, 0.2), rng.random() * 6.28)


if VIEW == 'back':
    kinds = [pellet('pale', resin('pale', (0.55, 0.62, 0.66), 0.2, 0.3)), pellet('blue', resin('blue', (0.10, 0.33, 0.58), 0.12, 0.28)),
             pellet('grey', resin('grey', (0.36, 0.40, 0.43), 0.08, 0.32))]
    level = bed(kinds, (0.56, 0.26, 0.18), lambda x, y: 2.2 * math.exp(-((x - 7) ** 2 + (y - 6) ** 2) / 70))
    strips(7, level, ((0.80, 0.81, 0.80), (0.03, 0.27, 0.62), (0.80, 0.81, 0.80)))
elif VIEW != 'new':
    kinds = [pellet('grey', resin('grey', (0.30, 0.31, 0.32), 0.05, 0.32)), pellet('dark', resin('dark', (0.13, 0.135, 0.14), 0.05, 0.32)),
             pellet('green', resin('green', (0.05, 0.34, 0.16), 0.10, 0.28)), pellet('pale', resin('pale', (0.33, 0.52, 0.38), 0.12, 0.28))]
    level = bed(kinds, (0.40, 0.22, 0.24, 0.14), lambda x, y: 1.6 * math.exp(-((x + 6) ** 2 + (y - 4) ** 2) / 90))
    strips({'recycled': 10, 'trim': 44, 'grey': 0}[VIEW], level)
else:
    shape = dict(radius=0.98, length=0.80, squash=0.90, round_=4.6)
    kinds = [pellet('clear', resin('clear', (0.90, 0.93, 0.95), 0.62, 0.14), **shape), pellet('milk', resin('milk', (0.93, 0.93, 0.90), 0.45, 0.20), **shape),
             pellet('blue', resin('blue', (0.06, 0.36, 0.72), 0.25, 0.18), **shape)]
    level = bed(kinds, (0.55, 0.42, 0.03), lambda x, y: 2.6 * math.exp(-((x - 3) ** 2 + (y - 7) ** 2) / 80))
mesh('floor', [(-80, -60, 0), (80, -60, 0), (80, 120, 0), (-80, 120, 0)], [[0, 1, 2, 3]], material=plain('floor', (0.30, 0.32, 0.34), 0.8))
area((-26, 12, 26), (0, 2, 1), 16, 16000, (1, 0.97, 0.93), 26)
area((24, 30, 14), (0, 4, 1), 24, 9000, (0.88, 0.95, 1), 10)
eye = {'grey': (-6, -21, level + 12), 'back': (7, -24, level + 13)}.get(VIEW) or (1.5, -26, level + 17)
camera(eye, (0.5, 3.2, level + (3 if VIEW == 'trim' else 0)), lens=62, fstop=0.20, focus=(0.5, -0.5, level + 0.3))
shoot(scene)
