"""Jumbo bags: four lifting loops with stitched legs, seam cords, and a pleated filling spout with its tie."""
import math

import numpy as np

import boxes
from goods import curve
from materials import plain, woven
from studio import asset, grid, mesh


def ribbon(name, path, normals, width, thickness, material):
    """A webbing band along a path; its flat side faces along the normals."""
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.cross(along, normals)
    side /= np.linalg.norm(side, axis=1)[:, None]
    out = np.cross(side, along)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    section = [(-1, 0), (-1, 1), (-.5, 1.15), (0, 1.2), (.5, 1.15), (1, 1), (1, 0), (0, -.05), (-1, 0)]
    points = np.stack([path + side * (a * width / 2) + out * (b * thickness) for a, b in section], 1)
    uv = np.stack([np.stack([np.full(len(path), k * width / 6), length], -1) for k in range(len(section))], 1)
    return mesh(name, points, grid(len(path), len(section)), uv=uv, material=material)


def zigzag(path, normals, material):
    """Two rows of zigzag stitches on a sewn leg."""
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.cross(along, normals)
    side /= np.linalg.norm(side, axis=1)[:, None]
    objs, fine = [], np.linspace(0, len(path) - 1, len(path) * 4)
    at = lambda p: np.stack([np.interp(fine, np.arange(len(p)), p[:, k]) for k in range(3)], 1)
    for offset in (-0.021, 0.021):
        row = at(path + side * offset + normals * 0.0048)
        row += at(side) * (0.003 * np.where(np.arange(len(fine)) % 2, 1, -1))[:, None]
        objs.append(curve(row, 0.0011, material))
    return objs


def loop(d, surface, corner, webbing, thread, rise=0.27, inset=0.13, low=0.36):
    """The lifting loop of one corner (+-1, +-1): up one side, over in an arch, down the next side."""
    sx, sy = corner
    n, ny, m, at, v = int(d['n']), int(d['ny']), int(d['m']), d['at'], d['v']
    k = int(round(inset / float(d['WX']) * n))
    i0, j0, ic, jc = (k if sx < 0 else n - k), (k if sy < 0 else ny - k), (0 if sx < 0 else n), (0 if sy < 0 else ny)
    rows = range(m - int(low / float(d['H']) * m), m - 1)
    a_leg, b_leg = np.array([v[at[(i0, jc, r)]] for r in rows]), np.array([v[at[(ic, j0, r)]] for r in rows])
    a, b = a_leg[-1], b_leg[-1]
    out, arch = np.array([sx, sy, 0]) / math.sqrt(2), []
    for t in np.linspace(0, 1, 34)[1:-1]:
        swing, h = np.cos(math.pi * (1 - t)), math.sin(math.pi * t) ** 0.62
        sway = np.array([0.012 * math.sin(t * 5 + sx), 0.012 * math.cos(t * 4 + sy * 2), 0.008 * math.sin(sx + 2 * sy) * h])
        arch.append((a + b) / 2 + (b - a) / 2 * (swing * (1 - 0.25 * h)) + [0, 0, rise * h] + out * (0.03 * h) + sway)
    path = np.concatenate([a_leg, arch, b_leg[::-1]])
    t = np.clip((np.arange(len(path)) - len(a_leg)) / len(arch), 0, 1)[:, None]
    normals = np.array([0, sy, 0.]) * (1 - t) + np.array([sx, 0, 0.]) * t + out * 0.7 * np.sin(math.pi * t)
    path = boxes.smooth(path, 5)
    legs = list(range(len(a_leg) - 1)), list(range(len(path) - len(b_leg) + 1, len(path)))
    for k in (*legs[0], *legs[1]):
        where, normals[k] = surface.near(path[k])
        path[k] = where + normals[k] * 0.004
    path, normals = boxes.smooth(path, 2), boxes.smooth(normals, 6)
    objs = [ribbon('loop', path, normals, 0.062, 0.0035, webbing)]
    for leg in (legs[0][1:-1], legs[1][2:-1]):
        objs += zigzag(path[leg], normals[leg], thread)
    return objs


TIED = ((0.215, 0.205, 0.17, 0.11, 0.055, 0.034, 0.034, 0.06, 0.10, 0.13), (-0.03, 0.01, 0.05, 0.085, 0.115, 0.135, 0.155, 0.185, 0.22, 0.245))
RAISED = ((0.25, 0.232, 0.20, 0.168, 0.153, 0.150, 0.150, 0.150, 0.152, 0.158), (-0.03, 0.01, 0.04, 0.075, 0.12, 0.18, 0.24, 0.30, 0.36, 0.41))


def spout(top, fabric, cord, is_raised=False):
    """A filling spout on a bag whose top lies at `top`: gathered and tied, or drawn up over a filling pipe and clamped."""
    radii, lifts = RAISED if is_raised else TIED
    fine, turn = np.linspace(0, 9, 46), np.linspace(0, 2 * math.pi, 220)
    radius, lift = (np.interp(fine, np.arange(10), p) for p in (radii, lifts))
    radius = np.convolve(np.pad(radius, 2, 'edge'), np.ones(5) / 5, 'valid')
    depth = np.interp(lift, [-0.03, 0.02, 0.11, 0.14, 0.25], [0, 0.006, 0.004, 0.003, 0.003] if is_raised else [0, 0.006, 0.010, 0.006, 0.020])
    lean = 0 if is_raised else 1
    rows = []
    for r, z, a in zip(radius, lift, depth):
        r = r + a * (np.sin(11 * turn + 1 + z * 6) + 0.6 * np.sin(17 * turn + 2.2) + 0.5 * np.sin(5 * turn + z * 9))
        rows.append(np.stack([r * np.cos(turn) + lean * 0.03 * max(0, z - .12), r * np.sin(turn) - lean * 0.12 * max(0, z - .12),
                              top - 0.02 + z + 0.4 * a * np.sin(7 * turn)], -1))
    uv = np.stack(np.meshgrid(np.linspace(0, .4, 46), np.linspace(0, 1.2, 220), indexing='ij'), -1)
    sleeve = mesh('spout', rows, grid(46, 220), uv=uv, material=fabric)
    if is_raised:
        band = [(0.158 * math.cos(a), 0.158 * math.sin(a), top + 0.315) for a in np.linspace(0, 2 * math.pi, 73)[:-1]]
        return [sleeve, curve(band, 0.012, cord, closed=True)]
    tie = [(0.042 * math.cos(a), 0.042 * math.sin(a) - 0.002, top + 0.118 + 0.0016 * a) for a in np.linspace(-1.5, 14, 80)]
    tie += [(0.055 + 0.018 * k, -0.03 - 0.012 * k, top + 0.135 - 0.0035 * k * k) for k in range(8)]
    return [sleeve, curve(tie, 0.006, cord)]


def jumbo_bag(shape, art, accent, window, seam=(0.75, 0.76, 0.74), colour=(0.83, 0.835, 0.82), rise=0.27, is_filling=False):
    """A whole bag at the origin. accent: colour of stripes, thread and tie; window: the print's place on front and right."""
    d = boxes.load(shape)
    look = dict(tapes=(165, 165), colour=colour, bump=0.9, depth=0.0016, var=0.06, gap=0.4, crease=0.10, through=0.06)
    body, front = woven('body', **look), woven('print', art=asset(art), **look)
    objs = [boxes.skin(d, [front, body, front, body, body, body], {0: window, 2: window})]
    surface = boxes.Surface(d)
    webbing = woven('webbing', tapes=(150, 420), colour=(0.80, 0.81, 0.79), bump=1.0, depth=0.0016, var=0.05, gap=0.5,
                    through=0.02, rough=0.5, stripes=[(0.016, 0.028, accent), (0.038, 0.050, accent)])
    thread = plain('thread', accent, 0.6)
    for corner in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        objs += loop(d, surface, corner, webbing, thread, rise)
    objs += boxes.edge_cords(d, surface, 0.0055, plain('seam', seam, 0.6), plain('rim', seam, 0.6))
    return objs + spout(surface.near((0, 0, 1.4))[0][2], body, thread, is_filling)
