"""what=jumbo: 1 the bag, 2 a loop from near, 3 two rows, filling: hanging in a filling frame.
what=baffle: 1 the bag, 2 four in a block, 3 print and seam."""
import math

from jumbo import jumbo_bag
from goods import curve, pallet, person, slab
from materials import DEEP_BLUE, DEEP_GREEN, GREEN, plain
from studio import OPT, VIEW, camera, copies, move, shoot, stage, start

scene = start(exposure=0.26, world=0.16)


def hook(apex, out, height, material):
    """A rod from `height` down to a loop's `apex`, its hook reaching under the webbing across the loop."""
    path = [(0, height - apex.z), (0, 0.16), (0.035, 0.11), (0.055, 0.06), (0.050, 0.012), (0.022, -0.016), (-0.022, -0.016), (-0.048, 0.010), (-0.054, 0.040)]
    return curve([(apex.x + out[0] * r, apex.y + out[1] * r, apex.z + z) for r, z in path], 0.011, material)


def filling(bag):
    """A bag that hangs by its loops in a filling frame, its spout drawn up over the pipe, and someone beside."""
    stage(2.6)
    paint, steel = plain('frame', (0.035, 0.17, 0.33), 0.4, 0.5, coat=0.3), plain('steel', (0.58, 0.60, 0.62), 0.25, metal=1.0)
    pallet(1.2, 1.1)
    move(bag, (0, 0, 0.145), -4)
    for x in (-0.82, 0.82):
        for y in (-0.70, 0.70):
            slab('post', (0.09, 0.09, 2.15), (x, y, 1.075), paint, 0.008)
            slab('foot', (0.20, 0.20, 0.02), (x, y, 0.01), paint, 0.004)
        slab('beam', (0.09, 1.31, 0.10), (x, 0, 2.10), paint, 0.008)
    for y in (-0.70, -0.47, 0.47, 0.70):
        slab('beam', (1.55, 0.09, 0.10), (0, y, 2.10), paint, 0.008)
    for o in bag:
        if o.name.startswith('loop'):
            apex = o.matrix_basis @ max(o.data.vertices, key=lambda v: v.co.z).co
            hook(apex, (math.copysign(0.707, apex.x), math.copysign(0.707, apex.y)), 2.10, steel)
    curve([(0, 0, 3.8), (0, 0, 2.32)], 0.19, steel)
    curve([(0, 0, 2.36), (0, 0, 2.30)], 0.24, paint)
    curve([(0, 0, 2.32), (0, 0, 1.45)], 0.132, steel)
    clamp = [(-0.78, -0.74, 0.95), (-0.74, -0.80, 0.62), (-0.62, -0.78, 0.42), (-0.52, -0.66, 0.40), (-0.49, -0.575, 0.44)]
    curve(clamp, 0.010, plain('earth', (0.04, 0.36, 0.18), 0.5))
    slab('clamp', (0.03, 0.07, 0.12), (-0.485, -0.57, 0.47), steel, 0.008)
    slab('box', (0.24, 0.12, 0.32), (-0.82, -0.80, 1.12), plain('box', (0.55, 0.57, 0.58), 0.4), 0.008)
    for z, colour in ((1.20, (0.03, 0.50, 0.20)), (1.10, (0.62, 0.02, 0.012))):
        curve([(-0.82, -0.86, z), (-0.82, -0.885, z)], 0.022, plain('button', colour, 0.3, coat=0.5))
    person((1.72, 0.1, 0), -8)
    camera((-1.45, -6.3, 1.95), (0.34, 0, 1.12), lens=56, fstop=8)


def jumbo_view():
    bag = jumbo_bag('fibc', 'art-jumbo.png', DEEP_BLUE, (0.19, 0.465, 0.54, 0.54), is_filling=VIEW == 'filling')
    if VIEW == '3':
        stage(2.6)
        for row in (0, 1):
            for k in range(4):
                if (row, k) != (0, 0):
                    copies(bag, (-1.2 + k * 1.16, row * 1.22, 0), -4 + (3 * k + 2 * row) % 7)
        move(bag, (-1.2, 0, 0), -3)
        camera((-3.2, -7.6, 3.0), (0.35, 0.25, 0.52), lens=72, fstop=8)
        return
    if VIEW == 'filling':
        filling(bag)
        return
    stage(1.8, top=0.75)
    move(bag, (0, 0, 0), -24)
    if VIEW == '1':
        camera((0.0, -6.0, 2.05), (0.0, 0, 0.61), lens=95, fstop=8, focus=(-0.1, -0.5, 0.7))
    else:
        camera((0.42, -2.75, 1.62), (0.20, -0.50, 1.03), lens=88, fstop=5.6, focus=(0.24, -0.62, 1.0))


def baffle_view():
    bag = jumbo_bag('baffle', 'art-baffle.png', GREEN, (0.20, 0.34, 0.56, 0.56), seam=DEEP_GREEN, rise=0.22)
    if VIEW == '2':
        stage(2.4)
        for x, y in ((0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)):
            copies(bag, (x, y, 0), 1.2 * x)
        move(bag, (-0.5, -0.5, 0), 0)
        camera((2.9, -5.8, 3.3), (0.0, 0, 0.60), lens=70, fstop=8)
        return
    stage(1.8, top=0.75)
    if VIEW == '1':
        move(bag, (0, 0, 0), 28)
        camera((0.2, -6.0, 1.85), (0.0, 0, 0.66), lens=96, fstop=8, focus=(0, -0.5, 0.7))
    else:
        move(bag, (0, 0, 0), 30)
        camera((-0.3, -2.5, 1.15), (-0.02, -0.5, 0.70), lens=80, fstop=5.6, focus=(-0.05, -0.6, 0.7))


{'jumbo': jumbo_view, 'baffle': baffle_view}[OPT.get('what', 'jumbo')]()
shoot(scene)
