"""Frames of a short film of plain weaving: the shed opens, the weft passes, is beaten up, and the shed changes.

Options: first, last, out (folder). Frame numbers start at 0; one pick takes FRAMES_PER_PICK frames, and after two picks
the cloth looks as at the start, so that those frames can be repeated.
Along the cloth c counts wefts; weft j lies at c = j and the fell (the newest edge) at c = woven(time).
"""
import math
import os

import bpy
import numpy as np

from materials import BLUE, GREEN, WHITE, plain
from nodes import Graph
from studio import OPT, area, camera, grid, mesh, soften, start

FRAMES_PER_PICK, PITCH, LIFT, HALF = 10, 0.26, 0.032, 0.122
WARPS, WOVEN, AHEAD = 46, 26, 30
WARP_COLOURS = {**dict.fromkeys((14, 15, 16, 17, 19), 1), **dict.fromkeys((30, 31, 32), 2)}
ACROSS = np.array([-1, -.8, 0, .8, 1.])
scene = start(exposure=0.28, world=0.2, look='High Contrast')
scene.render.use_persistent_data = True


def tape(name, colour):
    """Smooth drawn tape with fine streaks along u."""
    g = Graph(name)
    at = g.node('Mapping', {'Vector': g.node('UVMap', uv_map='UVMap').outputs[0], 'Scale': (9.0, 0.4, 1.0)}).outputs[0]
    streak = g.noise(at, 1.0, 3.0).outputs[0]
    tone = g.mix(1.0, colour, g.grey(g.math('ADD', 0.88, g.math('MULTIPLY', streak, 0.2))), 'MULTIPLY')
    skin = g.node('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.34, 'Specular': 0.55, 'Normal': g.bump(streak, 0.4, 0.02)})
    behind = g.node('BsdfTranslucent', {'Color': tone})
    return g.done(g.node('MixShader', {0: 0.18, 1: skin.outputs[0], 2: behind.outputs[0]}).outputs[0])


materials = [tape('white', WHITE), tape('blue', BLUE), tape('green', GREEN)]
sign = lambda n: 1 - 2 * (n % 2)
squash = lambda s: s / np.sqrt(s * s + 0.22) * math.sqrt(1.22)


def moment(frame):
    """Pick number, how far the cloth has come, how wide the shed is, weft travel 0..1, beat 0..1."""
    pick, s = divmod(frame / FRAMES_PER_PICK, 1.0)
    beat = float(soften(s, 0.58, 0.86))
    shed = float(soften(s, 0.0, 0.16) * (1 - soften(s, 0.72, 1.0)))
    return int(pick), pick - 0.5 + float(soften(s, 0.62, 0.96)), shed, float(soften(s, 0.08, 0.56)), beat


def warp_points(i, now):
    pick, woven, shed, _, _ = now
    c = np.linspace(-WOVEN, AHEAD, (WOVEN + AHEAD) * 5 + 1) + math.floor(woven)
    y = (c - woven) * PITCH
    cloth = LIFT * sign(i) * squash(np.cos(math.pi * c))
    lead = shed * sign(i + pick) * 0.62 * soften(y, 0, 3.4) + 0.0 * y
    w = soften(y, -0.02, PITCH * 1.1)
    z = cloth * (1 - w) + lead * w
    x = (i - WARPS / 2 + 0.5) * PITCH
    return ribbon(np.stack([np.full_like(y, x), y, z], -1), np.array([1.0, 0, 0]))


def weft_points(j, now):
    """Weft j as it lies now: in the cloth, or on its way through the shed when j is the present pick."""
    pick, woven, _, travel, beat = now
    x = np.linspace(-WARPS / 2 * PITCH - 0.4, WARPS / 2 * PITCH + 0.4, WARPS * 5 + 1)
    laid = 1.0 if j < pick else beat
    if j == pick:
        right = x[-1] + 3
        x = right + (x - x[-1]) / (x[-1] - x[0]) * ((right - x[0]) * travel + 1e-3)
    z = -LIFT * sign(j) * squash(np.cos(math.pi * (x / PITCH + WARPS / 2 - 0.5))) * laid
    y = np.full_like(x, (j - woven) * PITCH * laid + (1 - laid) * 1.55)
    return ribbon(np.stack([x, y, z], -1), np.array([0, 1.0, 0]))


def ribbon(path, side):
    camber = 0.010 * (1 - ACROSS ** 4)
    points = path[:, None, :] + side[None, None] * (ACROSS * HALF)[None, :, None]
    points[:, :, 2] += camber[None]
    return points


def build(points, material, name, seed):
    n = len(points)
    uv = np.stack(np.broadcast_arrays(ACROSS[None] * 0.5 + seed * 3.7, np.arange(n)[:, None] * PITCH / 5), -1)
    return mesh(name, points, grid(n, len(ACROSS)), uv=uv, material=material)


def update(obj, points):
    obj.data.vertices.foreach_set('co', points.astype(np.float32).ravel())
    obj.data.update()


first, last = int(OPT.get('first', 0)), int(OPT.get('last', 2 * FRAMES_PER_PICK - 1))
now = moment(first)
warps = [build(warp_points(i, now), materials[WARP_COLOURS.get(i, 0)], f'warp{i}', i) for i in range(WARPS)]
picks = range(-WOVEN - 1, math.ceil((last + 1) / FRAMES_PER_PICK) + 1)
wefts = {j: build(weft_points(j, now), materials[0], f'weft{j}', 60 + j % 2) for j in picks}
mesh('below', [(-40, -40, -3), (40, -40, -3), (40, 60, -3), (-40, 60, -3)], [[0, 1, 2, 3]], material=plain('below', (0.10, 0.14, 0.18), 0.8))
area((-9, 2, 5), (0, 0, 0), 4, 1500, (1, 0.96, 0.91), 7)
area((8, 9, 4), (0, 1, 0), 8, 1100, (0.9, 0.96, 1), 3)
area((3, -8, 8), (0, 0, 0), 7, 350, (0.95, 0.98, 1))
camera((1.9, -5.4, 3.5), (0.1, 0.25, 0.05), lens=52, fstop=0.30, focus=(0.1, 0.1, 0.1))
folder = OPT.get('out', 'film')
for frame in range(first, last + 1):
    now = moment(frame)
    for i, o in enumerate(warps):
        update(o, warp_points(i, now))
    for j, o in wefts.items():
        o.hide_render = j > now[0] or j < now[1] - WOVEN
        if not o.hide_render:
            update(o, weft_points(j, now))
    scene.render.filepath = os.path.join(folder, f'{frame:04d}.png')
    scene.cycles.seed = frame
    bpy.ops.render.render(write_still=True)
print('RENDERED in 0 s')
