"""A warehouse aisle: pallets of bales and covered pallets in depth, under rows of lights. view=1: along the aisle. above: over the loads, with someone between them."""
import numpy as np

from folded import bale
from goods import pallet, person, slab
from materials import plain
from studio import VIEW, area, camera, copies, link, shoot, start

scene = start(exposure=0.25, world=0.22)
rng = np.random.default_rng(8)
kinds = [bale(f'k{k}', (0.57, 0.47, 0.36), 'art-mansooj-flat.png', 20, k, c) for k, c in
         enumerate(((0.83, 0.835, 0.82), (0.80, 0.81, 0.80), (0.36, 0.58, 0.80), (0.38, 0.62, 0.48)))]
deck = pallet(1.2, 1.0)


def instance(objs, at):
    """Copies that keep their own offsets and turns."""
    for o in objs:
        c = link(o.copy())
        c.location = (o.location.x + at[0], o.location.y + at[1], o.location.z + at[2])


def load(at, layers, tint):
    instance(deck, at)
    for layer in range(layers):
        for x, y in ((-0.30, -0.25), (0.30, -0.25), (-0.30, 0.25), (0.30, 0.25)):
            pick = tint if tint is not None and rng.random() < 0.8 else int(rng.integers(2))
            copies(kinds[pick], (at[0] + x + rng.normal(0, 0.008), at[1] + y + rng.normal(0, 0.008), at[2] + 0.146 + layer * 0.372), rng.normal(0, 1.3))


for side in (-1, 1):
    for k in range(9):
        tint = (None, 2, None, 3, None)[(k + (side > 0) * 2) % 5]
        for column, x in enumerate((1.55, 2.85)):
            if column and k > 5:
                continue
            load((side * (x + rng.normal(0, 0.02)), 0.2 + k * 1.22 + rng.normal(0, 0.03), 0), 3 if column == 0 else 4, tint)
            if (k + column + (side > 0)) % 3:
                load((side * x, 0.2 + k * 1.22, 1.30), 2, None if tint else 2) if column == 0 else None
for o in (*deck, *[o for kind in kinds for o in kind]):
    o.hide_render = True
concrete = plain('concrete', (0.36, 0.375, 0.39), 0.28, 0.5, grain=0.03, grain_scale=3)
slab('floor', (24, 44, 0.1), (0, 12, -0.05), concrete, 0.001)
line = plain('line', (0.75, 0.58, 0.06), 0.6)
for x in (-0.86, 0.86):
    slab('line', (0.08, 40, 0.002), (x, 12, 0.0015), line, 0.0005)
wall = plain('wall', (0.46, 0.50, 0.54), 0.7)
slab('end', (24, 0.2, 9), (0, 17.0, 4), plain('end', (0.50, 0.55, 0.60), 0.7), 0.001)
slab('gate', (3.2, 0.06, 3.4), (0, 16.87, 1.7), plain('gate', (0.03, 0.20, 0.40), 0.5), 0.02)
for x in (-5.6, 5.6):
    slab('side', (0.2, 44, 9), (x, 12, 4), wall, 0.001)
steel = plain('steel', (0.13, 0.25, 0.40), 0.5)
for y in range(0, 17, 3):
    slab('beam', (11.4, 0.16, 0.34), (0, y, 5.1), steel, 0.01)
    for x in (-5.3, 5.3):
        slab('column', (0.24, 0.24, 5.2), (x, y, 2.5), steel, 0.01)
slab('roof', (12, 44, 0.1), (0, 12, 5.5), plain('roof', (0.60, 0.62, 0.64), 0.7), 0.001)
glow = plain('glow', (1, 1, 1))
p = glow.node_tree.nodes
shine = next(n for n in p if n.type == 'BSDF_PRINCIPLED').inputs
shine['Emission'].default_value, shine['Emission Strength'].default_value = (0.93, 0.97, 1, 1), 9.0
glow.cycles.sample_as_light = False
for y in np.arange(-2, 16.5, 2.6):
    for x in (-2.1, 0, 2.1):
        lamp = slab('lamp', (0.18, 1.3, 0.05), (x, y, 4.72), glow, 0.01)
        lamp.visible_diffuse = False  # the lights below it do its work; light that finds it by chance is noise
    area((0, y, 4.66), (0, y, 0), 4.6, 85, (0.95, 0.98, 1), 1.2)
area((0, -4.5, 3.2), (0, 3, 0.8), 2.5, 120, (1, 0.98, 0.95))
if VIEW == 'above':
    person((0.15, 3.1, 0), -6)
    camera((-1.0, -3.6, 3.5), (0.95, 5.4, 0.55), lens=30, fstop=8)
else:
    camera((0.42, -4.4, 1.72), (-0.12, 6, 1.35), lens=33, fstop=5.6, focus=(0, 1.0, 1.2))
shoot(scene)
