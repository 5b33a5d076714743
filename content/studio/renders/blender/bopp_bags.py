"""Laminated bags. what=rice: 1 one bag, 2 three colours, 3 film close-up. what=feed: 1 one bag, 2 with a lying one, 3 top."""
from sacks import GLOSSY, sewn_sack
from studio import OPT, VIEW, camera, move, shoot, stage, start

scene = start(exposure=0.12, world=0.2)


def rice(colour, name):
    return sewn_sack('rice', f'art-rice-{colour}.png', dict(GLOSSY, tapes=(300, 300)), thread=(0.8, 0.6, 0.1), name=name)


def rice_view():
    stage(0.62, fill=1.5)
    move(rice('green', 'a'), (0, 0, 0), -12)
    if VIEW == '1':
        camera((0.38, -1.9, 0.55), (0, 0, 0.235), lens=92, fstop=8)
    elif VIEW == '3':
        camera((-0.28, -0.85, 0.42), (0.0, -0.02, 0.275), lens=90, fstop=5, focus=(0, -0.07, 0.29))
    else:
        move(rice('blue', 'b'), (-0.37, 0.10, 0), 14)
        move(rice('red', 'c'), (0.38, 0.12, 0), -24)
        camera((0.2, -2.1, 0.62), (0.01, 0.05, 0.235), lens=66, fstop=8)


def feed_view():
    stage(fill=1.5)
    standing = move(sewn_sack('feed', 'art-feed.png', GLOSSY, name='a'), (0, 0, 0), -16)
    if VIEW == '1':
        camera((0.62, -3.0, 0.86), (0, 0, 0.405), lens=80, fstop=8)
    elif VIEW == '3':
        camera((0.42, -1.2, 1.02), (0.0, 0, 0.70), lens=85, fstop=4, focus=(0, -0.08, 0.70))
    else:
        move(standing, (-0.24, 0.2, 0), 20)
        move(sewn_sack('flour-lying', 'art-feed.png', GLOSSY, name='b'), (0.26, -0.20, 0), 38)
        camera((0.3, -3.0, 1.35), (0.03, 0, 0.34), lens=66, fstop=8)


{'rice': rice_view, 'feed': feed_view}[OPT.get('what', 'rice')]()
shoot(scene)
