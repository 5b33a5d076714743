"""Clean a noisy render in numpy, since Debian's Blender has no denoiser.

Needs two renders of one scene with different seeds, each with what the camera sees without light: the colour (albedo) and
the direction (normal) of the surface, weave and print included. The light on the surface, which is the colour divided by
the albedo, is then nearly linear in the normal: around every pixel it is fitted to the normals by weighted least squares,
after Bitterli et al., Nonlinearly Weighted First-order Regression (2016). Pixels that differ by more than their noise,
measured as the difference of the two renders, count little, so that shadows and highlights keep their edges.

Pictures are float32 arrays with channels first, and are worked on in strips that fit a processor's cache.
"""
import numpy as np

SEARCH, PATCH, STRIP = 5, 2, 32


def box_mean(x, radius=PATCH):
    """Mean over a square of (2 radius + 1)^2 pixels of the last two axes; the borders repeat."""
    n, height, width = 2 * radius + 1, *x.shape[-2:]
    x = np.pad(x, (*[(0, 0)] * (x.ndim - 2), (radius, radius), (radius, radius)), 'edge')
    rows = sum(x[..., k:k + height, :] for k in range(n))
    return sum(rows[..., k:k + width] for k in range(n)) * np.float32(1 / n ** 2)


def noise_variance(a, b, radius=3):
    """Variance of the mean of two renders, averaged over channels and neighbours."""
    return np.maximum(box_mean(((a - b) ** 2).mean(0) / 4, radius), np.float32(1e-7))


def mirrored(x, reach):
    return np.pad(x, (*[(0, 0)] * (x.ndim - 2), (reach, reach), (reach, reach)), 'reflect')


def likeness(image, variance, strength, reach):
    """For every offset of the window: where it lies, and how much each pixel's neighbour there is like it (0..1)."""
    height, width = variance.shape
    padded, around = mirrored(image, reach), mirrored(variance, reach)
    scale = np.float32(1 / strength ** 2)
    for dy in range(2 * reach + 1):
        for dx in range(2 * reach + 1):
            part = (slice(dy, dy + height), slice(dx, dx + width))
            there = around[part]
            apart = ((image - padded[(slice(None), *part)]) ** 2).mean(0) - variance - np.minimum(variance, there)
            apart = box_mean(apart / (variance + there + np.float32(1e-6)))
            yield part, np.exp(-scale * np.maximum(apart, 0))


def average(image, variance, strength=0.6, reach=3):
    """Non-local means, for features, which are noisy only where the lens blurs."""
    padded = mirrored(image, reach)
    total, weights = np.zeros_like(image), np.zeros_like(variance)
    for part, weight in likeness(image, variance, strength, reach):
        total += weight * padded[(slice(None), *part)]
        weights += weight
    return total / weights


def fit(light, features, variance, strength=0.7):
    """Weighted least squares of `light` (3, h, w) on 1 and `features` (k, h, w) round every pixel."""
    near, known = mirrored(features, SEARCH), mirrored(light, SEARCH)
    n = len(features) + 1
    left, right = np.zeros((n, n, *variance.shape), np.float32), np.zeros((n, *light.shape), np.float32)
    for part, weight in likeness(light, variance, strength, SEARCH):
        step = near[(slice(None), *part)] - features
        row = [weight * np.exp(-(step ** 2).sum(0) * np.float32(1 / 0.35))]
        row += [row[0] * s for s in step]
        value = known[(slice(None), *part)]
        for i in range(n):
            right[i] += row[i] * value
            left[i, 0] += row[i]
            for j in range(1, i + 1):
                left[i, j] += row[i] * step[j - 1]
    for i in range(1, n):
        left[i, i] += np.float32(0.02) + np.float32(0.01) * left[0, 0]
        left[:i, i] = left[i, :i]
    solved = np.linalg.solve(left.transpose(2, 3, 0, 1), right.transpose(2, 3, 0, 1))
    return solved[..., 0, :].transpose(2, 0, 1)


def by_strips(work, *pictures, margin=SEARCH + PATCH):
    """Apply `work` to strips of the pictures with enough rows round them."""
    height, done = pictures[0].shape[-2], []
    for top in range(0, height, STRIP):
        low, high = max(0, top - margin), min(height, top + STRIP + margin)
        part = work(*(p[..., low:high, :] for p in pictures))
        done.append(part[:, top - low:top - low + STRIP])
    return np.concatenate(done, 1)


def denoise(first, second, strength=0.7):
    """Clean linear colour (3, h, w). first, second: dicts of arrays `colour`, `albedo` and `normal`, each (3, h, w)."""
    a, b = (np.concatenate([r['albedo'], r['normal']]) for r in (first, second))
    features = by_strips(average, (a + b) / 2, np.maximum(noise_variance(a, b, 1), np.float32(2e-5)))
    albedo, normal = features[:3] + np.float32(0.06), features[3:]
    a, b = (r['colour'] / albedo for r in (first, second))
    guides = np.concatenate([normal, features[:3].mean(0, keepdims=True) * np.float32(1.5)])
    clean = by_strips(lambda *parts: fit(*parts, strength), (a + b) / 2, guides, noise_variance(a, b))
    return np.maximum(clean, 0) * albedo
