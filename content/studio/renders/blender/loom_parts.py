"""Parts of a circular loom round the z axis, its weaving ring at z = 0: turned metal, warp tapes, shuttles."""
import math

import numpy as np

from studio import grid, mesh

RING = 0.40  # radius of the weaving ring in metres


def turned(name, profile, material, steps=240, has_uv=False):
    """(radius, z) points turned round the z axis; a UV map is in metres."""
    turn, p = np.linspace(0, 2 * math.pi, steps + 1), np.array(profile, float)
    points = np.stack([p[:, :1] * np.cos(turn), p[:, :1] * np.sin(turn), np.repeat(p[:, 1:], steps + 1, 1)], -1)
    uv = np.stack(np.broadcast_arrays((turn * RING)[None], p[:, 1:] + 3), -1) if has_uv else None
    return mesh(name, points, grid(len(p), steps + 1), uv=uv, material=material)


def warp(name, numbers, count, outer, material, rng, fall=0.20, width=1.0):
    """Flat tapes `numbers` of `count` from guides at radius `outer`, alternately a little up and down where the shed
    opens, into the ring. `fall`: how much lower the guides are; `width`: of a tape, 1 is 4.2 to 5.8 mm."""
    t = np.linspace(0, 1, 24)
    points, faces, offset = [], [], 0
    for k in numbers:
        angle = k / count * 2 * math.pi
        radius = outer + (RING - outer) * t
        shed = 0.055 * np.sin(np.clip((t - 0.45) / 0.55, 0, 1) * math.pi) * (1 if k % 2 else -1)
        z = 0.02 * np.sin(t * 3) - fall * (1 - t) ** 2 + shed + 0.002 * rng.standard_normal()
        half = (0.0021 + 0.0008 * (1 - t)) * width
        side = np.array([-math.sin(angle), math.cos(angle), 0])
        middle = np.stack([radius * math.cos(angle), radius * math.sin(angle), z], -1)
        points.append(np.stack([middle - side * half[:, None], middle + side * half[:, None]], 1).reshape(-1, 3))
        faces.append(grid(24, 2, offset))
        offset += 48
    return mesh(name, np.concatenate(points), np.concatenate(faces), material=material)


def shuttle(angle, paint, weft):
    """A shuttle's two objects: a curved block riding on the track, and its bobbin of weft."""
    a = np.linspace(-0.24, 0.24, 30) + angle
    swell = np.sqrt(np.clip(1 - ((a - angle) / 0.245) ** 2, 0, 1))
    rows = []
    for w, h in ((-0.03, -0.075), (-0.032, 0.0), (-0.02, 0.018), (0.02, 0.018), (0.032, 0.0), (0.03, -0.075)):
        r = RING + 0.27 + w * swell
        rows.append(np.stack([r * np.cos(a), r * np.sin(a), -0.0 + h * (0.35 + 0.65 * swell)], -1))
    boat = mesh('shuttle', np.stack(rows, 1), grid(30, 6), material=paint)
    b = np.linspace(-0.12, 0.12, 16) + angle
    t = np.linspace(0, 2 * math.pi, 25)
    r = RING + 0.27 + 0.034 * np.cos(t)[None]
    z = 0.028 + 0.034 * np.sin(t)[None] + 0 * b[:, None]
    return [boat, mesh('weft', np.stack([r * np.cos(b)[:, None], r * np.sin(b)[:, None], z], -1), grid(16, 25), material=weft)]


def fabric_tube(material, height):
    """The finished fabric as it rises out of the ring."""
    return turned('fabric', [(RING, 0), (RING * 0.995, 0.05), (RING * 0.985, 0.2), (RING * 0.98, height)], material, has_uv=True)


def rings(steel):
    """The weaving ring's bead and the two tracks of the shuttles."""
    bead = [(RING + 0.012 + 0.010 * math.cos(a), 0.0 + 0.010 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 13)]
    track = [(RING + 0.20, -0.085), (RING + 0.20, -0.075), (RING + 0.34, -0.075), (RING + 0.34, -0.085), (RING + 0.34, -0.14), (RING + 0.20, -0.14), (RING + 0.20, -0.085)]
    rail = [(RING + 0.22, 0.09), (RING + 0.22, 0.105), (RING + 0.27, 0.105), (RING + 0.27, 0.09), (RING + 0.22, 0.09)]
    return [turned('ring', bead, steel), turned('track', track, steel), turned('upper-track', rail, steel)]


def stripes(count, every, wide, colour):
    """Stripes of the fabric above the groups of `wide` coloured warp tapes at each `every`-th of `count`."""
    metres = 2 * math.pi * RING / count
    return [(k * metres, (k + wide) * metres, colour) for k in range(0, count, every)]
