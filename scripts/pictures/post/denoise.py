"""Non-local means in numpy, since Debian's Blender has no denoiser.

denoise.py a.raw b.raw width height out.raw strength: a and b are two renders of one scene with different seeds. Their
difference tells noise from texture at every pixel, so that shadows are cleaned and the weave is kept. b may be '-'; then
one noise level for the whole picture is estimated from the median Laplacian. 11 x 11 search, 5 x 5 patches.
"""
import sys

import numpy as np

first, second, width, height, target, strength = (*sys.argv[1:3], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5], float(sys.argv[6]))
SEARCH, PATCH = 5, 2


def read(path):
    return np.fromfile(path, np.uint8).reshape(height, width, 3).astype(np.float32) / 255


def box_mean(x, radius=PATCH):
    n = 2 * radius + 1
    sums = np.cumsum(np.pad(x, ((radius + 1, radius), (radius + 1, radius)), 'edge').astype(np.float64), 0).cumsum(1)
    return ((sums[n:, n:] - sums[:-n, n:] - sums[n:, :-n] + sums[:-n, :-n]) / (n * n)).astype(np.float32)


def single_noise(rgb):
    """Variance of the noise over the whole picture, after Immerkaer."""
    y = rgb @ np.array([0.3, 0.6, 0.1], np.float32)
    cross = y[:-2, 1:-1] + y[2:, 1:-1] + y[1:-1, :-2] + y[1:-1, 2:]
    corners = y[:-2, :-2] + y[2:, 2:] + y[:-2, 2:] + y[2:, :-2]
    sigma = float(np.median(np.abs(4 * y[1:-1, 1:-1] - 2 * cross + corners))) * 1.4826 / 6
    return np.full(y.shape, sigma ** 2, np.float32)


image = read(first)
if second == '-':
    variance = single_noise(image)
else:
    other = read(second)
    variance = box_mean(((image - other) ** 2).mean(2) / 4, 4)
    image = (image + other) / 2
variance = np.maximum(variance, 0.0015 ** 2)
total, weights = np.zeros_like(image), np.zeros((height, width), np.float32)
edge = ((SEARCH, SEARCH), (SEARCH, SEARCH))
padded, padded_variance = np.pad(image, (*edge, (0, 0)), 'reflect'), np.pad(variance, edge, 'reflect')
for dy in range(-SEARCH, SEARCH + 1):
    for dx in range(-SEARCH, SEARCH + 1):
        part = (slice(SEARCH + dy, SEARCH + dy + height), slice(SEARCH + dx, SEARCH + dx + width))
        there = padded_variance[part]
        distance = ((image - padded[part]) ** 2).mean(2) - (variance + np.minimum(variance, there))
        distance = box_mean(distance / (strength ** 2 * (variance + there)))
        weight = np.exp(-np.maximum(distance, 0))
        total += weight[..., None] * padded[part]
        weights += weight
dither = np.random.default_rng(1).random((height, width, 1), np.float32)  # keeps smooth backdrops from banding
np.clip(total / weights[..., None] * 255 + dither, 0, 255).astype(np.uint8).tofile(target)
