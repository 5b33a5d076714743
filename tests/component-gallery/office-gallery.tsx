import { BackOfficeProvider } from '#app/office/shell/back-office-provider.tsx';
import { answerCalls, beSignedIn } from './answered-calls.ts';
import { officeDialogStories } from './stories/office-dialog-stories.tsx';
import { officeFormStories } from './stories/office-form-stories.tsx';
import { officeListStories } from './stories/office-list-stories.tsx';
import { officePartStories } from './stories/office-part-stories.tsx';
import { sampleAnswers } from './stories/sample-answers.ts';
import { StoryPage } from './story-page.tsx';

/** Nothing of the back office is rendered on the server. */
export function clientLoader() {
  beSignedIn();
  answerCalls(sampleAnswers);
  return null;
}

/** Once, or each would answer through the last. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  return null;
}

export function meta() {
  return [{ title: 'Component gallery: back office' }, { name: 'robots', content: 'noindex' }];
}

const stories = [...officePartStories, ...officeListStories, ...officeFormStories, ...officeDialogStories];

/** `/admin/component-gallery`: the components of the back office, under its policy and in the stored language. */
export default function OfficeGallery() {
  return (
    <BackOfficeProvider>
      <StoryPage stories={stories} />
    </BackOfficeProvider>
  );
}
