"""A circular loom, simplified: warp tapes converge from a ring of guides to the weaving ring, the tube of fabric rises inside.

view=1: from the front. shuttle: one shuttle from near. above: the whole loom. hall: rows of looms, and someone beside them.
"""
import math

import numpy as np

from goods import person, slab
from loom_parts import RING, fabric_tube, rings, shuttle, stripes, turned, warp
from materials import BLUE, GREEN, plain, woven
from studio import VIEW, area, camera, copies, mesh, shoot, start

scene = start(exposure=0.30, world=0.16)
COUNT, OUTER = 420, 1.25
rng = np.random.default_rng(2)

white, blue, green = (plain(n, c, 0.32, 0.6) for n, c in (('white', (0.86, 0.87, 0.87)), ('blue', BLUE), ('green', GREEN)))
is_blue, is_green = (lambda k: k % 70 in (0, 1, 2, 3, 4)), (lambda k: k % 70 in (35, 36, 37))
warp('white', [k for k in range(COUNT) if not is_blue(k) and not is_green(k)], COUNT, OUTER, white, rng)
warp('blue', filter(is_blue, range(COUNT)), COUNT, OUTER, blue, rng)
warp('green', filter(is_green, range(COUNT)), COUNT, OUTER, green, rng)
steel = plain('steel', (0.62, 0.63, 0.65), 0.22, metal=1.0)
paint = plain('paint', (0.035, 0.17, 0.33), 0.35, 0.5, coat=0.4)
fabric = woven('fabric', tapes=(COUNT / (2 * math.pi * RING), 170), depth=0.0014, stripes=stripes(COUNT, 70, 5, BLUE), crease=0.03, gap=0.5, wobble=0.05)
fabric_tube(fabric, 1.2)
rings(steel)
turned('guide', [(OUTER, -0.30), (OUTER, -0.16), (OUTER + 0.05, -0.16), (OUTER + 0.05, -0.30)], paint)
turned('base', [(0.0, -0.42), (OUTER - 0.1, -0.42), (OUTER + 0.25, -0.55)], plain('base', (0.12, 0.15, 0.18), 0.5))
boat = plain('shuttle', (0.03, 0.22, 0.42), 0.3, 0.5, coat=0.5)
for k in range(6):
    shuttle(-math.pi / 2 + 0.32 + k * math.pi / 3, boat, white)
loom = [*scene.collection.objects]
hall = plain('hall', (0.28, 0.33, 0.39), 0.8)
mesh('floor', [(-30, -9, -0.56), (30, -9, -0.56), (30, 16, -0.56), (-30, 16, -0.56)], [[0, 1, 2, 3]], material=hall)
back = 15 if VIEW == 'hall' else 4
mesh('wall', [(-30, back, -0.6), (30, back, -0.6), (30, back, 9), (-30, back, 9)], [[0, 1, 2, 3]], material=hall)
area((-2.0, -1.2, 2.0), (0, 0, 0), 1.3, 100, (1, 0.97, 0.93), 2.0)
area((2.4, 0.6, 1.5), (0, 0, 0), 1.8, 50, (0.88, 0.95, 1))
area((0, 1.8, 2.6), (0, 0.2, 0), 2.2, 45, (0.95, 0.98, 1), 1.0)
if VIEW == 'hall':
    for row in range(4):
        for column in range(3):
            if row or column:
                copies(loom, (column * 3.5, row * 3.5, 0), 13 * row + 29 * column)
        area((3.5, row * 3.5 - 1, 4.4), (3.5, row * 3.5, 0), 5.0, 330, (0.97, 0.98, 1), 1.5)
    for row in range(5):
        slab('beam', (40, 0.16, 0.3), (4, row * 3.5 - 1.75, 3.6), paint, 0.01)
    person((1.75, 1.9, -0.56), 8)
    camera((-1.1, -3.9, 1.75), (3.1, 4.6, 0.05), lens=30, fstop=8)
else:
    at = {'1': ((0.50, -1.75, 0.80), (0.02, -0.18, 0.03), 46, 3.2, (0.05, -0.45, 0)),
          'shuttle': ((0.62, -1.32, 0.42), (0.20, -0.60, 0.02), 62, 3.2, (0.22, -0.66, 0.02)),
          'above': ((1.15, -2.15, 2.5), (0.0, 0.02, -0.05), 44, 8, None)}[VIEW]
    camera(at[0], at[1], lens=at[2], fstop=at[3], focus=at[4])
shoot(scene)
