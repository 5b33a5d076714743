"""An open shipping container loaded with bales, seen from its doors. view=1: into it. aside: with someone beside it."""
import numpy as np

from folded import bale
from goods import person, slab
from materials import plain
from studio import VIEW, area, camera, copies, grid, mesh, shoot, start

scene = start(exposure=0.12, world=0.45)
W, H, L = 2.35, 2.40, 7.0
paint = plain('paint', (0.025, 0.16, 0.34), 0.42, 0.5, grain=0.15, grain_scale=12)
inner = plain('inner', (0.36, 0.40, 0.43), 0.5)


def corrugated(points_at, length, height, material, name):
    """A trapezoidal steel sheet: `points_at(s, depth, z)` maps run, depth and height to space."""
    pattern = [(0, 0), (0.07, 0), (0.138, 0.036), (0.208, 0.036), (0.276, 0)]
    run = [(k * 0.276 + s, depth) for k in range(int(length / 0.276)) for s, depth in pattern[:4]] + [(length, 0)]
    rows = [[points_at(s, depth, z) for z in (0, height)] for s, depth in run]
    return mesh(name, rows, grid(len(run), 2), smooth=False, material=material)


for sign in (-1, 1):
    corrugated(lambda s, d, z: (sign * (W / 2 + d), s, z + 0.15), L, H, inner, 'wall')
    corrugated(lambda s, d, z: (sign * (W / 2 + 0.10 + s * 0.34 - d * 0.9), -0.03 - s * 0.94 - d * 0.3, z + 0.15), 1.16, H, paint, 'door')
    for k in (0.32, 0.84):
        x, y = sign * (W / 2 + 0.10 + k * 0.34 - 0.045), -0.03 - k * 0.94 - 0.02
        slab('bar', (0.034, 0.034, H), (x, y, H / 2 + 0.15), plain('bar', (0.6, 0.61, 0.62), 0.3, metal=1.0), 0.014)
    slab('post', (0.14, 0.10, H + 0.3), (sign * (W / 2 + 0.07), 0.02, H / 2 + 0.15), paint, 0.01)
slab('sill', (W + 0.28, 0.12, 0.15), (0, 0.02, 0.085), paint, 0.01)
slab('header', (W + 0.28, 0.12, 0.16), (0, 0.02, H + 0.22), paint, 0.01)
slab('floor', (W, L, 0.03), (0, L / 2, 0.135), plain('ply', (0.24, 0.15, 0.08), 0.6), 0.001)
slab('roof', (W, L, 0.02), (0, L / 2, H + 0.16), inner, 0.001)
slab('ground', (40, 40, 0.02), (0, 8, -0.01), plain('ground', (0.34, 0.36, 0.38), 0.85, grain=0.5, grain_scale=30), 0.001)
kinds = [bale(f'k{k}', (0.76, 0.62, 0.44), 'art-mansooj-flat.png', 26, k, c) for k, c in
         enumerate(((0.83, 0.835, 0.82), (0.80, 0.81, 0.80), (0.42, 0.62, 0.80), (0.42, 0.64, 0.50)))]
rng = np.random.default_rng(5)
for row in range(4):
    for layer in range(5):
        for k in range(3):
            if row == 0 and layer == 4 and k == 2:
                continue
            pick = rng.choice(4, p=(0.42, 0.34, 0.14, 0.10))
            x = (k - 1) * 0.775 + rng.normal(0, 0.006)
            copies(kinds[pick], (x, 0.55 + row * 0.68 + rng.normal(0, 0.02) + 0.03 * (layer == 4), 0.152 + layer * 0.452), rng.normal(0, 0.8))
for kind in kinds:
    for o in kind:
        o.hide_render = True
area((-3.5, -5.5, 5.0), (0, 0.5, 1.2), 3.0, 900, (1, 0.97, 0.92), 3.0)
area((4.0, -5.0, 2.5), (0, 0.5, 1.0), 3.0, 180, (0.9, 0.95, 1))
if VIEW == 'aside':
    person((-1.1, -2.1, 0), 14)
    camera((2.3, -6.4, 1.7), (-0.15, 0, 1.22), lens=40, fstop=8)
else:
    camera((1.15, -5.6, 1.62), (0.03, 0.3, 1.30), lens=43, fstop=8)
shoot(scene)
