// Formatting and general CSS rules are Biome's; this adds what it lacks: no physical left or right, because one style
// sheet serves both reading directions.
const physicalSide = '(left|right)';

const part = String.raw`(?:[^\s()/]*\((?:[^()]|\([^()]*\))*\)|[^\s()/]+)`;
// Four values name right and left apart: `0 1px 0 2px`. `0 1px 2px 1px` treats them alike.
const fourDifferentSides = new RegExp(`^${part}\\s+(${part})\\s+${part}\\s+(?!\\1$)${part}$`);
// `8px 8px 0 0` rounds both upper corners alike; other lists tell a left corner from a right one.
const unevenCorners = new RegExp(`^(?!(${part})\\s+\\1\\s+(${part})\\s+\\2$)${part}(\\s+${part}){1,3}$`);

export default {
  ignoreFiles: ['build/**', 'node_modules/**', 'generated/**'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'property-disallowed-list': [
      [
        'left',
        'right',
        `/^(scroll-)?(margin|padding)-${physicalSide}$/`,
        `/^border-${physicalSide}(-(color|style|width))?$/`,
        `/^border-(top|bottom)-${physicalSide}-radius$/`,
      ],
      { message: (property) => `"${property}" is physical: use its -inline-start or -inline-end form` },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(float|clear|text-align|text-align-last|caption-side|justify-(content|items|self)|transform-origin|background-position(-x)?|object-position)$/':
          [`/\\b${physicalSide}\\b/`],
        '/^(scroll-)?(margin|padding)$|^inset$/': [fourDifferentSides],
        'border-radius': [unevenCorners],
      },
      { message: (property, value) => `"${property}: ${value}" is physical: use start, end or logical properties` },
    ],
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'function-calc-no-unspaced-operator': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-invalid-double-slash-comments': true,
    'no-irregular-whitespace': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-anb-no-unmatchable': true,
    // The build makes it a list of languages (`:lang`), which says nothing of a text.
    'selector-pseudo-class-disallowed-list': [['dir']],
    'string-no-newline': true,
    'unit-no-unknown': true,
  },
};
