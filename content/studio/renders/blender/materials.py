"""Materials: woven fabric, plain surfaces, clear film, wood, metal."""
import math

import bpy

from nodes import Graph

WHITE = (0.83, 0.835, 0.82)
BLUE, GREEN = (0.028, 0.27, 0.63), (0.027, 0.34, 0.147)
DEEP_BLUE, DEEP_GREEN = (0.008, 0.10, 0.26), (0.006, 0.12, 0.05)


def plain(name, colour, rough=0.5, specular=0.5, metal=0.0, coat=0.0, grain=0.0, grain_scale=60.0):
    """A uniform surface; `grain` adds a fine bump."""
    g = Graph(name)
    inputs = {'Base Color': colour, 'Roughness': rough, 'Specular': specular, 'Metallic': metal, 'Clearcoat': coat}
    if grain:
        at = g.node('TexCoord').outputs['Object']
        inputs['Normal'] = g.bump(g.noise(at, grain_scale, 4.0).outputs[0], grain, 0.004)
    return g.done(g.node('BsdfPrincipled', inputs).outputs[0])


def film(name, colour=(0.85, 0.93, 1.0), clear=0.6, rough=0.12):
    """Thin polyethylene film: part clear, part glossy and milky. No refraction, which a thin film does not show."""
    g = Graph(name)
    edge = g.node('LayerWeight', {'Blend': 0.25}).outputs['Facing']
    skin = g.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.8}).outputs[0]
    milk = g.node('BsdfTranslucent', {'Color': colour}).outputs[0]
    body = g.node('MixShader', {0: 0.45, 1: skin, 2: milk}).outputs[0]
    through = g.node('BsdfTransparent', {'Color': (0.97, 0.985, 1.0)}).outputs[0]
    share = g.math('MAXIMUM', g.math('SUBTRACT', 1.0 - clear, g.math('MULTIPLY', edge, -0.5)), 0.05)
    return g.done(g.node('MixShader', {0: share, 1: through, 2: body}).outputs[0])


def wood(name='wood', colour=(0.50, 0.33, 0.18)):
    """Sawn pallet wood with its grain along the longest side, which must be local x."""
    g = Graph(name)
    at = g.node('Mapping', {'Vector': g.node('TexCoord').outputs['Object'], 'Scale': (1.2, 16.0, 16.0)}).outputs[0]
    grain = g.noise(at, 3.0, 6.0, distortion=0.8).outputs[0]
    each = g.node('ObjectInfo').outputs['Random']
    dark = tuple(c * 0.55 for c in colour)
    tone = g.mix(g.ramp(grain, 0.3, 0.7), dark, colour)
    tone = g.mix(1.0, tone, g.grey(g.math('ADD', 0.8, g.math('MULTIPLY', each, 0.35))), 'MULTIPLY')
    inputs = {'Base Color': tone, 'Roughness': 0.75, 'Normal': g.bump(grain, 0.5, 0.003)}
    return g.done(g.node('BsdfPrincipled', inputs).outputs[0])


def label(name, image, rough=0.45, coat=0.0, glow=0.0):
    """A picture on a flat thing with a 0..1 UV map; `glow` lights it like a screen."""
    g = Graph(name)
    picture = g.node('TexImage', {'Vector': g.node('UVMap', uv_map='UVMap').outputs[0]},
                     image=bpy.data.images.load(image, check_existing=True), extension='CLIP')
    colour = g.mix(picture.outputs['Alpha'], (0.85, 0.86, 0.86), picture.outputs['Color'])
    inputs = {'Base Color': colour, 'Roughness': rough, 'Clearcoat': coat}
    if glow:
        inputs.update({'Emission': colour, 'Emission Strength': glow})
    return g.done(g.node('BsdfPrincipled', inputs).outputs[0])


def woven(name, tapes=(235, 235), colour=WHITE, art=None, stripes=(), var=0.07, bump=0.9, depth=0.0011, rough=0.40,
          gap=0.45, through=0.10, coat=0.0, crease=0.16, wobble=0.12, uv='UVMap', art_uv='print'):
    """Plain-woven tape fabric on a UV map in metres, optionally printed.

    tapes: per metre across and along; art: PNG with alpha on the map `art_uv`; stripes: (from, to, colour) in metres of u;
    gap: how dark the pin-holes are; through: translucent share; coat: gloss of a laminated film.
    """
    g = Graph(name)
    m = g.math
    at = g.node('UVMap', uv_map=uv).outputs[0]
    xy = g.node('SeparateXYZ', {0: at})
    shift = g.node('SeparateXYZ', {0: g.noise(at, 22.0).outputs['Color']})
    tape_at = lambda k: m('ADD', m('MULTIPLY', xy.outputs[k], float(tapes[k])),
                          m('MULTIPLY', m('SUBTRACT', shift.outputs[k], 0.5), wobble * 6))
    u, v = tape_at(0), tape_at(1)
    iu, iv = m('FLOOR', u), m('FLOOR', v)
    weft_up = m('MODULO', m('ABSOLUTE', m('ADD', iu, iv)), 2.0)
    centre = lambda x: m('ABSOLUTE', m('SUBTRACT', m('MULTIPLY', m('FRACT', x), 2.0), 1.0))
    cu, cv = centre(u), centre(v)
    across, along = g.choose(weft_up, cu, cv), g.choose(weft_up, cv, cu)
    crown = m('SUBTRACT', 1.0, m('POWER', across, 5.0))
    arch = m('SUBTRACT', 1.0, m('POWER', along, 2.2))
    height = m('MULTIPLY', crown, m('ADD', 0.25, m('MULTIPLY', arch, 0.75)))
    each = g.choose(weft_up, g.random(iu), g.random(m('ADD', iv, 517.3)))
    cloud = g.noise(at, 7.0, 3.0).outputs[0]
    value = m('ADD', m('MULTIPLY', m('SUBTRACT', each, 0.5), var * 2),
              m('ADD', 1.0 - gap * 0.25, m('MULTIPLY', m('SUBTRACT', cloud, 0.5), 0.06)))
    hole = m('MULTIPLY', g.ramp(across, 0.80, 1.0), g.ramp(along, 0.45, 1.0))
    value = m('MULTIPLY', value, m('SUBTRACT', 1.0, m('MULTIPLY', hole, gap)))
    base = colour
    for low, high, tone in stripes:
        inside = m('MULTIPLY', m('GREATER_THAN', iu, math.floor(low * tapes[0]) - 0.5),
                   m('LESS_THAN', iu, math.floor(high * tapes[0]) + 0.5))
        base = g.mix(m('MULTIPLY', inside, m('SUBTRACT', 1.0, m('MULTIPLY', weft_up, 0.75))), base, tone)
    if art:
        picture = g.node('TexImage', {'Vector': g.node('UVMap', uv_map=art_uv).outputs[0]},
                         image=bpy.data.images.load(art, check_existing=True), extension='CLIP')
        ink = m('MULTIPLY', picture.outputs['Alpha'], m('SUBTRACT', 1.0, m('MULTIPLY', hole, 0.35)))
        base = g.mix(ink, base, picture.outputs['Color'])
    toned = g.mix(1.0, base, g.grey(value), 'MULTIPLY')
    normal = g.bump(height, bump, depth)
    if crease:
        folds = g.noise(at, 16.0, 5.0, roughness=0.55, distortion=0.6).outputs[0]
        normal = g.bump(m('ABSOLUTE', m('SUBTRACT', folds, 0.5)), crease, 0.006, normal)
    shine = m('ADD', rough, m('MULTIPLY', m('SUBTRACT', each, 0.5), 0.12))
    surface = g.node('BsdfPrincipled', {'Base Color': toned, 'Roughness': shine, 'Specular': 0.5, 'Normal': normal,
                                        'Clearcoat': coat, 'Clearcoat Roughness': 0.08, 'Sheen': 0.15}).outputs[0]
    if through:
        glow = g.node('BsdfTranslucent', {'Color': toned, 'Normal': normal}).outputs[0]
        surface = g.node('MixShader', {0: through, 1: surface, 2: glow}).outputs[0]
    return g.done(surface)
