"""Rows of tape bobbins on a creel. view=1: at an angle, the far ones out of focus. near: three rows from the front."""
import numpy as np

from bobbin_parts import bobbin_colours
from goods import slab
from materials import plain
from studio import VIEW, area, camera, copies, shoot, start

scene = start(exposure=0.28, world=0.22)
kinds = bobbin_colours()
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
if VIEW == 'near':
    camera((1.15, 0.98, 0.72), (0.0, 0.70, 0.40), lens=58, fstop=2.8, focus=(0.1, 0.70, 0.42))
else:
    camera((1.45, -0.62, 0.72), (-0.02, 0.72, 0.47), lens=52, fstop=2.0, focus=(0.1, 0.42, 0.5))
shoot(scene)
