"""what=jumbo: 1 the bag, 2 a loop from near, 3 two rows. what=baffle: 1 the bag, 2 four in a block, 3 print and seam."""
from jumbo import jumbo_bag
from materials import DEEP_BLUE, DEEP_GREEN, GREEN
from studio import OPT, VIEW, camera, copies, move, shoot, stage, start

scene = start(exposure=0.26, world=0.16)


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
