"""Flour sack: 1 standing before a lying one, 2 the sewn mouth, 3 both from above."""
from sacks import sewn_sack
from studio import VIEW, camera, move, shoot, stage, start

scene = start(exposure=0.30)
standing = sewn_sack('flour', 'art-flour.png', name='standing')
lying = sewn_sack('flour-lying', 'art-flour.png', name='lying')
stage()
if VIEW == '1':
    move(standing, (-0.17, 0, 0), 12)
    move(lying, (0.36, 0.42, 0), -64)
    camera((0.62, -3.0, 0.86), (0.11, 0.05, 0.40), lens=76, fstop=4.0, focus=(-0.17, -0.1, 0.45))
elif VIEW == '2':
    move(standing, (0, 0, 0), 14)
    move(lying, (0.5, 0.9, 0), -64)
    camera((0.45, -1.0, 1.0), (0.07, 0, 0.755), lens=100, fstop=3.5, focus=(0.08, -0.03, 0.78))
else:
    move(standing, (-0.25, 0.25, 0), 22)
    move(lying, (0.30, -0.12, 0), 33)
    camera((0.25, -2.7, 2.1), (0.02, 0.02, 0.28), lens=68, fstop=8)
shoot(scene)
