"""Rolls. what=fabric: 1 unrolled end, 2 end face, 3 pyramid of colours. what=film: 1 unrolled end, 2 end face, 3 three tints."""
import math

import numpy as np

from materials import BLUE, WHITE, film, plain, woven
from studio import OPT, VIEW, camera, copies, grid, mesh, move, shoot, stage, start

scene = start(exposure=0.24)
LENGTH, CORE = 0.95, 0.045


def spiral(outer, step, tail):
    """The wound profile in (y, z) and how far along the cloth each point lies; a tail leaves it towards -y."""
    per_turn, turns = 110, (outer - CORE) / step
    theta = np.arange(int(turns * per_turn) + 1) / per_turn * 2 * math.pi
    radius = CORE + step * theta / (2 * math.pi) + 0.0004 * np.sin(theta * 0.37) + 0.0003 * np.sin(theta * 3)
    angle = -math.pi / 2 + 0.10 - (theta[-1] - theta)
    centre = radius[-1] + 0.001
    y, z = -radius * np.cos(angle), radius * np.sin(angle) + centre
    if tail:
        t = np.linspace(0.006, tail, 90)
        wave = 0.008 * np.sin(t * 15) * np.clip((t - 0.10) * 4, 0, 1) * np.clip((tail + 0.1 - t) * 3, 0, 1)
        curl = 0.016 * np.clip((t - tail + 0.12) * 8, 0, 1) ** 2
        y, z = np.append(y, y[-1] - t), np.append(z, np.maximum(0.0026, z[-1] - t * 0.1) + np.maximum(0, wave) + curl)
    travel = np.concatenate([[0], np.cumsum(np.hypot(np.diff(y), np.diff(z)))])
    return y, z, travel, len(theta), centre


def roll(material, outer=0.215, step=0.0030, tail=0.52, jitter=0.0011, thickness=0.0025, seed=4, edge_tone=(0.70, 0.71, 0.70)):
    """A roll lying along x with its core; returns its objects. edge_tone: the cut edges that its end shows."""
    rng = np.random.default_rng(seed)
    y, z, travel, wound, centre = spiral(outer, step, tail)
    every = np.arange(0, len(y), 37)
    edge = np.interp(np.arange(len(y)), every, jitter * rng.standard_normal(len(every))) + 0.0015 * np.sin(travel * 1.3)
    across = np.linspace(-0.5, 0.5, 29)
    points = np.zeros((len(y), 29, 3))
    points[:, :, 0] = across[None] * LENGTH + edge[:, None]
    points[:, :, 1], points[:, :, 2] = y[:, None], z[:, None]
    rest = np.clip((np.arange(len(y)) - wound) / 40, 0, 1)[:, None]
    points[:, :, 2] += rest * 0.006 * (np.sin(across * 9 + 0.7)[None] * np.sin(travel * 11)[:, None] + 1)
    points[:, :, 2] = np.maximum(points[:, :, 2], 0.0022)
    uv = np.stack(np.broadcast_arrays((across * LENGTH + 1)[None], travel[:, None]), -1)
    cloth = mesh('cloth', points, grid(len(y), 29), uv=uv, material=material)
    s = cloth.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset, s.material_offset_rim = thickness, 0, 1
    cloth.data.materials.append(plain('edge', edge_tone, 0.55, grain=0.5, grain_scale=500))
    return [cloth, core(centre)]


def core(centre):
    """The cardboard tube, a little longer than the cloth is wide."""
    turn, half = np.linspace(0, 2 * math.pi, 65), LENGTH / 2 + 0.025
    profile = [(-half, 0.036), (-half, 0.0445), (half, 0.0445), (half, 0.036), (-half, 0.036)]
    rows = [[(x, r * math.cos(t), r * math.sin(t) + centre) for t in turn] for x, r in profile]
    kraft = plain('kraft', (0.46, 0.30, 0.17), 0.75, grain=0.3, grain_scale=40)
    return mesh('core', rows, grid(5, 65), smooth=False, material=kraft)


def fabric(colour, accent=None, name='fabric'):
    stripes = []
    for c in (-0.33, 0.33):
        stripes += [(1 + c - 0.018, 1 + c + 0.018, accent), (1 + c + 0.030, 1 + c + 0.036, accent)] if accent else []
    return woven(name, tapes=(200, 200), colour=colour, bump=1.0, depth=0.0016, var=0.09, gap=0.5, crease=0.05,
                 stripes=stripes, rough=0.36)


def sheet_film(name, tint, clear=0.5):
    return film(name, tint, clear, 0.10)


def edge(tint):
    """The colour of many layers of film seen from their cut edge."""
    return tuple(0.80 * c ** 1.6 for c in tint)


def row_of(makers):
    """A pyramid: two or three rolls below, one or two above, ends towards the camera."""
    for k, (make, x, z) in enumerate(makers):
        objs = make(k + 2)
        move(objs, (x, 0.012 * (-1) ** k, z), 90)


def fabric_view():
    if VIEW == '3':
        stage(1.15)
        colours = (WHITE, (0.10, 0.36, 0.66), WHITE, (0.09, 0.42, 0.24), WHITE, (0.10, 0.36, 0.66))
        spots = ((-0.44, 0), (0, 0), (0.44, 0), (-0.22, 0.375), (0.22, 0.375), (0, 0.75))
        row_of([(lambda seed, c=c, k=k: roll(fabric(c, None, f'f{k}'), tail=0, seed=seed, edge_tone=tuple(0.85 * t for t in c)), x, z)
                for k, (c, (x, z)) in enumerate(zip(colours, spots))])
        camera((1.9, -3.6, 1.5), (0.06, -0.1, 0.56), lens=68, fstop=8)
        return
    stage(0.9)
    objs = move(roll(fabric(WHITE, BLUE)), (0, 0, 0), -38)
    if VIEW == '1':
        copies(objs, (0.33, 0.80, 0), 142)
        camera((-0.35, -3.7, 1.35), (0.05, -0.02, 0.19), lens=90, fstop=5.6, focus=(-0.1, -0.28, 0.25))
    else:
        camera((1.55, -1.75, 0.62), (0.28, -0.22, 0.20), lens=88, fstop=5.6, focus=(0.37, -0.29, 0.2))


def film_view():
    if VIEW == '3':
        stage(0.95)
        tints = ((0.90, 0.95, 1.0), (0.45, 0.76, 1.0), (0.55, 0.92, 0.70))
        for k, (tint, x, y) in enumerate(zip(tints, (-0.46, 0.06, 0.58), (0.10, 0.06, 0.02))):
            wound = roll(sheet_film(f'film{k}', tint, 0.30), 0.15 + 0.02 * k, 0.0022, 0, 0.0005, 0.0018, k, edge(tint))
            move(wound, (x, y, 0), 66)
        camera((1.3, -3.0, 1.30), (0.06, 0.02, 0.12), lens=66, fstop=8)
        return
    stage(0.85)
    objs = move(roll(sheet_film('film', (0.80, 0.92, 1.0), 0.42), 0.19, 0.0022, 0.50, 0.0005, 0.0018, edge_tone=edge((0.80, 0.92, 1.0))), (0, 0, 0), -38)
    if VIEW == '1':
        camera((-0.35, -3.4, 1.25), (-0.05, -0.1, 0.17), lens=96, fstop=8)
    else:
        camera((1.5, -1.6, 0.55), (0.30, -0.23, 0.19), lens=92, fstop=5.6, focus=(0.37, -0.29, 0.2))


{'fabric': fabric_view, 'film': film_view}[OPT.get('what', 'fabric')]()
shoot(scene)
