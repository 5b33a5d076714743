"""what=jumbo: 1 the bag, 2 a loop from near, 3 two rows, filling: on a pallet under its filling frame.
what=baffle: 1 the bag, 2 four in a block, 3 print and seam."""
from jumbo import jumbo_bag
from goods import curve, pallet, person, slab
from materials import DEEP_BLUE, DEEP_GREEN, GREEN, plain
from studio import OPT, VIEW, camera, copies, move, shoot, stage, start

scene = start(exposure=0.26, world=0.16)


def filling(bag):
    """A frame with a filling head and a pipe, the bag on a pallet below it, and someone beside."""
    stage(2.6)
    paint, steel = plain('frame', (0.035, 0.17, 0.33), 0.4, 0.5, coat=0.3), plain('steel', (0.58, 0.60, 0.62), 0.25, metal=1.0)
    pallet(1.2, 1.1)
    move(bag, (0, 0, 0.145), -4)
    for x in (-0.78, 0.78):
        for y in (-0.66, 0.66):
            slab('post', (0.09, 0.09, 2.35), (x, y, 1.175), paint, 0.008)
        slab('beam', (0.09, 1.41, 0.10), (x, 0, 2.30), paint, 0.008)
    for y in (-0.66, 0.66, 0.0):
        slab('beam', (1.65, 0.09, 0.10), (0, y, 2.30), paint, 0.008)
    curve([(0, 0, 3.6), (0, 0, 1.98)], 0.17, steel)
    curve([(0, 0, 1.98), (0, 0, 1.60)], 0.12, plain('sleeve', (0.03, 0.09, 0.16), 0.6))
    curve([(-0.74, -0.70, 0.75), (-0.64, -0.80, 0.45), (-0.50, -0.72, 0.30), (-0.45, -0.60, 0.42)], 0.010, plain('earth', (0.04, 0.36, 0.18), 0.5))
    slab('box', (0.20, 0.10, 0.28), (-0.78, -0.76, 1.25), plain('box', (0.55, 0.57, 0.58), 0.4), 0.006)
    person((1.55, 0.1, 0), -12)
    camera((-2.6, -5.6, 2.1), (0.28, 0, 1.14), lens=58, fstop=8)


def jumbo_view():
    bag = jumbo_bag('fibc', 'art-jumbo.png', DEEP_BLUE, (0.19, 0.465, 0.54, 0.54))
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
