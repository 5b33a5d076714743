import type { Story } from '../story.ts';

// No component of ours: what a browser makes of letters, lines and curves. Where this is not what the screenshots were
// made with, the comparison looks at shapes and colours instead of single pixels.
const lines = [13, 16, 21, 34].map((size) => (
  <p key={size} style={{ fontSize: size, lineHeight: 1.4 }}>
    <span lang="en">Woven sacks 0123456789</span> <span lang="ar">أكياس منسوجة</span>
  </p>
));

export const renderingSample: Story = {
  name: 'rendering-sample',
  states: () => [
    {
      label: 'letters, lines and curves',
      content: (
        <div
          style={{
            padding: 12,
            border: '1px solid #6d8294',
            borderRadius: 14,
            background: '#ffffff',
            color: '#14222e',
          }}
        >
          {lines}
          <svg width="200" height="40" viewBox="0 0 200 40" aria-hidden="true">
            <path d="M4 36C60 -20 140 60 196 4" fill="none" stroke="#126fac" strokeWidth="1.75" />
          </svg>
        </div>
      ),
    },
  ],
};
