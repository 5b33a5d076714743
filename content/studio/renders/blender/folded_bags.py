"""view=cutting: stacks of cut bags with a sewn bottom in front. changeover: the same from the other side, nearer to the stacks.
pallet: strapped bales on a pallet. belt: bales on a roller conveyor. detector: a bale leaving a metal detector. label: the label of one bale, a scanner on it."""
import math

import numpy as np
from mathutils import Matrix

from folded import bale, flat_bag, stack
from goods import conveyor, pallet, person, slab
from materials import label, plain, woven
from sacks import join, tube
from studio import VIEW, asset, camera, copies, grid, mesh, move, shoot, stage, start

scene = start(exposure=0.28)


def stitched_hem(material, thread):
    """A bag's open bottom lying in front: folded hem with a double row of chain stitches, gently waved."""
    x, y = np.linspace(-0.42, 0.42, 160), np.linspace(0, 0.34, 70)
    height = lambda px, py: 0.012 + 0.007 * np.sin(px * 9 + 1) * np.exp(-py * 5) + 0.004 * np.sin(px * 17 + py * 12)
    z = height(x[:, None], y[None])
    cloth = np.stack(np.broadcast_arrays(x[:, None], y[None], z), -1)
    uv = np.stack(np.broadcast_arrays(x[:, None] + 2, y[None] + 2), -1)
    objs = [mesh('cloth', cloth, grid(160, 70), uv=uv, material=material)]
    fold = [(0.040, 0.0006), (0.038, 0.0032), (0.02, 0.0040), (0.004, 0.0038), (-0.003, 0.001), (0.0, -0.004), (0.02, -0.006)]
    rows = [np.stack([x, np.full_like(x, fy) + 0.001 * np.sin(x * 31), height(x, np.full_like(x, max(0, fy))) + fz], -1) for fy, fz in fold]
    hem_uv = np.stack(np.broadcast_arrays(x[:, None] + 2, np.arange(7)[None] * 0.008 + 3), -1)
    objs.append(mesh('hem', np.stack(rows, 1), grid(160, 7), uv=hem_uv, material=material))
    parts = []
    for row_y in (0.012, 0.026):
        for s in np.arange(-0.415, 0.41, 0.0085):
            t = np.linspace(s, s + 0.0062, 5)
            parts.append(tube(np.stack([t, np.full(5, row_y) + 0.0006 * np.sin(t * 300), height(t, row_y) + 0.0049 + 0.0005 * np.sin(np.linspace(0, math.pi, 5))], -1), 0.0009))
    return objs + [mesh('thread', *join(parts), material=thread)]


def cutting():
    stage(0.55, fill=1.4)
    look = dict(tapes=(300, 300), depth=0.0009, crease=0.08)
    white, printed = woven('white', **look), woven('printed', art=asset('art-mansooj-flat.png'), **look)
    kinds = [flat_bag(f'bag{k}', white, seed=k) for k in range(3)]
    kinds += [flat_bag('blue', woven('blue', colour=(0.10, 0.36, 0.66), **look), seed=7)]
    last = flat_bag('last', printed, seed=9)
    two_sizes = VIEW == 'changeover'
    for x, y, turn, count, scale in ((-0.20, 0.30, 4, 26, 1), (0.42, 0.46, -6, 36, 0.68 if two_sizes else 1)):
        for kind, (jx, jy, z), wobble in stack(kinds, count, int(count)):
            copies([kinds[3 if (z * 1000) % 60 < 6 else kind % 3]], (x + jx, y + jy, z), turn + wobble)[0].scale = (scale, scale, 1)
        copies([last], (x, y, 0.0057 * (count + 0.5)), turn)[0].scale = (scale, scale, 1)
    for o in (*kinds, last):
        o.hide_render = True
    move(stitched_hem(woven('cloth', tapes=(420, 420), depth=0.0008, crease=0.06, stripes=[(2.20, 2.24, (0.03, 0.27, 0.6))]), plain('thread', (0.03, 0.33, 0.15), 0.5)), (-0.02, -0.22, 0), -9)
    if VIEW == 'changeover':
        camera((1.05, -0.62, 0.62), (0.10, 0.24, 0.07), lens=58, fstop=7, focus=(0.25, 0.2, 0.1))
    else:
        camera((-0.28, -1.15, 0.50), (0.02, 0.06, 0.055), lens=62, fstop=7, focus=(-0.06, -0.12, 0.04))


def on_pallet():
    stage(1.75)
    pallet(1.2, 1.0)
    kinds = [bale('a', (0.57, 0.47, 0.30), 'art-mansooj-flat.png', 24, 1), bale('b', (0.57, 0.47, 0.30), 'art-mansooj-flat.png', 24, 2),
             bale('c', (0.57, 0.47, 0.30), 'art-mansooj-flat.png', 24, 5, (0.45, 0.62, 0.78))]
    rng = np.random.default_rng(2)
    for layer in range(3):
        for k, (x, y) in enumerate(((-0.30, -0.25), (0.30, -0.25), (-0.30, 0.25), (0.30, 0.25))):
            if layer == 2 and k == 3:
                continue
            pick = 2 if (layer + k) % 5 == 1 else rng.integers(2)
            copies(kinds[pick], (x + rng.normal(0, 0.006), y + rng.normal(0, 0.006), 0.146 + layer * 0.312), 180 * rng.integers(2) * 0 + rng.normal(0, 1.2))
    for kind in kinds:
        for o in kind:
            o.hide_render = True
    camera((2.3, -4.9, 2.0), (0.0, 0, 0.52), lens=82, fstop=8)


def on_belt():
    stage(2.6)
    conveyor(7.0, 0.78, 0.62)
    kinds = [bale('a', (0.57, 0.47, 0.30), 'art-mansooj-flat.png', 24, 1), bale('b', (0.57, 0.47, 0.30), 'art-mansooj-flat.png', 24, 5, (0.45, 0.62, 0.78))]
    for k in range(6):
        copies(kinds[k in (1, 4)], (-2.7 + k * 1.02, 0.004 * (-1) ** k, 0.622), 1.5 * (-1) ** k)
    for o in sum(kinds, []):
        o.hide_render = True
    person((0.9, 1.15, 0), -4)
    camera((3.2, -4.6, 2.1), (0.0, 0.2, 0.72), lens=55, fstop=8)


def detected():
    stage(2.2)
    conveyor(7.0, 0.78, 0.62)
    body, lamp = plain('detector', (0.62, 0.65, 0.67), 0.3, 0.5, coat=0.3), plain('lamp', (0.02, 0.62, 0.22), 0.2, coat=0.6)
    for y in (-0.53, 0.53):
        slab('side', (0.52, 0.16, 0.86), (0, y, 0.86), body, 0.02)
        slab('foot', (0.40, 0.12, 0.46), (0, y, 0.23), plain('foot', (0.03, 0.033, 0.037), 0.5), 0.01)
    slab('top', (0.52, 1.22, 0.16), (0, 0, 1.26), body, 0.02)
    slab('stripe', (0.526, 0.012, 0.10), (0, -0.606, 1.06), plain('stripe', (0.03, 0.22, 0.50), 0.35, 0.5), 0.004)
    slab('lamp', (0.09, 0.09, 0.13), (0, -0.45, 1.40), lamp, 0.03)
    kinds = [bale('a', (0.57, 0.47, 0.30), 'art-mansooj-flat.png', 24, 1), bale('b', (0.57, 0.47, 0.30), 'art-mansooj-flat.png', 24, 4)]
    for k, x in enumerate((-1.75, -0.72, 0.42, 1.45)):
        copies(kinds[k % 2], (x, 0.004 * (-1) ** k, 0.622), 1.5 * (-1) ** k)
    for o in sum(kinds, []):
        o.hide_render = True
    camera((2.55, -2.5, 1.75), (0.18, 0, 0.86), lens=56, fstop=8)


def scanner(at, turn):
    """A hand scanner lying on its side: its head along x, its grip along y."""
    dark, blue = plain('scanner', (0.03, 0.033, 0.037), 0.4, 0.5), plain('rim', (0.03, 0.22, 0.50), 0.35, 0.5)
    for size, where, material in (((0.125, 0.062, 0.044), (0, 0, 0), dark), ((0.020, 0.070, 0.050), (-0.062, 0, 0), blue), ((0.042, 0.13, 0.036), (0.030, -0.080, 0), dark)):
        part = slab('scanner', size, (0, 0, 0), material, 0.009)
        part.data.transform(Matrix.Translation(where))
        move([part], at, turn)


def labelled():
    stage(0.9)
    kinds = [bale('a', (0.57, 0.47, 0.30), None, 24, 1), bale('b', (0.57, 0.47, 0.30), None, 24, 4)]
    for at, turn in (((0, 0, 0), 0), ((0.62, 0.05, 0), 1.5), ((-0.62, 0.02, 0), -1), ((-0.46, 0.05, 0.312), 2)):
        copies(kinds[int(at[0] * 10) % 2], at, turn)
    for o in sum(kinds, []):
        o.hide_render = True
    w, h, y = 0.105, 0.075, -0.268
    mesh('label', [(-w, y, 0.15 - h), (w, y, 0.15 - h), (w, y, 0.15 + h), (-w, y, 0.15 + h)], [[0, 1, 2, 3]],
         uv=[(0, 0), (1, 0), (1, 1), (0, 1)], material=label('paper', asset('art-bale-label.png')))
    scanner((0.10, -0.06, 0.339), 24)
    camera((0.50, -1.5, 0.62), (0.03, -0.2, 0.205), lens=82, fstop=6.3, focus=(0, y, 0.15))


{'cutting': cutting, 'changeover': cutting, 'pallet': on_pallet, 'belt': on_belt, 'detector': detected, 'label': labelled}[VIEW]()
shoot(scene)
