import { boppOrFlexo } from './blog/bopp-or-flexo.ts';
import { choosingFabricWeight } from './blog/choosing-fabric-weight.ts';
import { fibcSafety } from './blog/fibc-safety.ts';
import { fromPalletToPort } from './blog/from-pallet-to-port.ts';
import { howCircularWeavingWorks } from './blog/how-circular-weaving-works.ts';
import { jobTrackingOnTheLoomFloor } from './blog/job-tracking-on-the-loom-floor.ts';
import { linersAndFoodContact } from './blog/liners-and-food-contact.ts';
import { readingABagSpecification } from './blog/reading-a-bag-specification.ts';
import { recycledPolypropylene } from './blog/recycled-polypropylene.ts';
import { uvStabilisation } from './blog/uv-stabilisation.ts';
import { valveBagsAndDust } from './blog/valve-bags-and-dust.ts';
import type { DemoBlogPost } from './types.ts';

/** Oldest first; the last one is a draft. */
export const blogPosts: DemoBlogPost[] = [
  choosingFabricWeight,
  uvStabilisation,
  linersAndFoodContact,
  boppOrFlexo,
  valveBagsAndDust,
  fibcSafety,
  howCircularWeavingWorks,
  recycledPolypropylene,
  readingABagSpecification,
  fromPalletToPort,
  jobTrackingOnTheLoomFloor,
];
