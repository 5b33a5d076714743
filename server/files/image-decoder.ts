import sharp from 'sharp';

// libvips reads many formats, some of them programs of their own (SVG, PDF); only ours may be opened at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
// One processor is left for those who wait for a page, and nothing of a picture stays in memory.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
