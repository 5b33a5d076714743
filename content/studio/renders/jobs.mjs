/** Which scene renders which picture. `big` is 1200 x 900, `small` 960 x 720, `wide` 1920 x 1080. */
const sizes = {
  big: { width: 1200, height: 900, samples: 12 },
  small: { width: 960, height: 720, samples: 12 },
  wide: { width: 1920, height: 1080, samples: 14 },
};

const job = (size, script, view, extra = {}) => ({ ...sizes[size], script, view: `${view}`, ...extra });

/** Three views of a product, the first one large. */
const product = (key, script, extra = {}) =>
  Object.fromEntries(
    [1, 2, 3].map((view) => [`${key}-${view}`, job(view === 1 ? 'big' : 'small', script, view, extra)]),
  );

/** Jobs by picture key: script, view, size, samples, further options for the scene, levels for the finish, `percent` where
 * a soft picture is rendered smaller and enlarged, and `quality` of the WebP where wide smooth tones would show blocks. */
export const jobs = {
  ...product('flour-sack', 'flour_sack'),
  ...product('bopp-rice-bag', 'bopp_bags', { options: { what: 'rice' } }),
  ...product('bopp-feed-bag', 'bopp_bags', { options: { what: 'feed' } }),
  ...product('fertiliser-sack', 'fertiliser_sack'),
  ...product('cement-valve-bag', 'valve_bag'),
  ...product('sand-bag', 'sand_bag'),
  ...product('sugar-sack-liner', 'sugar_sack'),
  ...product('leno-onion-bag', 'leno_bag'),
  ...product('fibc-jumbo', 'jumbo_bags', { options: { what: 'jumbo' } }),
  ...product('fibc-baffle', 'jumbo_bags', { options: { what: 'baffle' } }),
  ...product('fabric-roll', 'rolls', { options: { what: 'fabric' } }),
  ...product('liner-film', 'rolls', { options: { what: 'film' } }),
  ...product('shopping-bag', 'shopping_bag'),
  ...product('pallet-cover', 'pallet_cover'),
  'hero-weave': job('wide', 'weave_macro', 'hero'),
  'hero-bag-loom': job('wide', 'bag_and_loom', 'ltr', { samples: 48, quality: 94 }),
  'hero-bag-loom-rtl': job('wide', 'bag_and_loom', 'rtl', { samples: 48, quality: 94 }),
  'band-weave': job('wide', 'weave_macro', 'band', { samples: 10 }),
  'scene-granules': job('big', 'granules', 'new'),
  'scene-recycled': job('big', 'granules', 'recycled'),
  'scene-bobbins': job('big', 'bobbins', 1),
  'scene-loom': job('big', 'loom', 1),
  'scene-printing': job('big', 'printing', 1),
  'scene-cutting': job('big', 'folded_bags', 'cutting'),
  'scene-pallet': job('big', 'folded_bags', 'pallet'),
  'scene-container': job('big', 'container', 1),
  'scene-warehouse': job('big', 'warehouse', 1, { samples: 9, strength: 1.1 }),
  'scene-solar-roof': job('big', 'solar_roof', 1),
  'scene-control-panel': job('big', 'control_panel', 1),
  'scene-lab': job('big', 'lab', 1),
  'scene-loom-hall': job('big', 'loom', 'hall', { strength: 1 }),
  'scene-loom-above': job('small', 'loom', 'above'),
  'scene-shuttle': job('small', 'loom', 'shuttle'),
  'scene-cabinet': job('small', 'control_panel', 'doors'),
  'scene-storage': job('small', 'warehouse', 'above', { strength: 1.1 }),
  'scene-creel': job('small', 'bobbins', 'near'),
  'scene-solar-row': job('small', 'solar_roof', 'low'),
  'scene-trim': job('small', 'granules', 'trim'),
  'scene-regranulate': job('small', 'granules', 'grey'),
  'scene-changeover': job('small', 'folded_bags', 'changeover'),
  'scene-loading': job('small', 'container', 'aside'),
  'scene-thread-count': job('small', 'lab', 'count'),
  'scene-colours': job('small', 'lab', 'colours'),
  'scene-stop': job('small', 'control_panel', 'stop', { gain: 1.2, offset: -8 }),
  'scene-network': job('small', 'control_panel', 'network'),
  'scene-conveyor': job('small', 'folded_bags', 'belt'),
  'scene-bale-label': job('small', 'folded_bags', 'label'),
  'scene-filling': job('small', 'jumbo_bags', 'filling', { options: { what: 'jumbo' } }),
  'scene-torn': job('small', 'bench', 'torn'),
  'scene-plan': job('small', 'bench', 'plan'),
  'scene-balance': job('small', 'bench', 'balance'),
  'scene-detector': job('small', 'folded_bags', 'detector'),
  'scene-back': job('small', 'granules', 'back'),
  'scene-proof': job('small', 'lab', 'proof'),
};
