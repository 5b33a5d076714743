import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PdfManner, type PdfObjects, writePdf } from '../../../../tests/support/files/pdf-writer.ts';
import { sampleFolder } from '../../../../tests/support/files/sample-files.ts';
import { inspectPdf } from './pdf-inspection.ts';
import { isPdf } from './pdf-type.ts';

let samples: Awaited<ReturnType<typeof sampleFolder>>;
beforeAll(async () => {
  samples = await sampleFolder();
});
afterAll(() => samples.dispose());
const inspect = async (bytes: Buffer) => inspectPdf(await samples.write('cv.pdf', bytes));

/** A CV of one page with `more` in its catalog and on its page. */
const cv = (more: { catalog?: string; page?: string } & PdfObjects = {}): PdfObjects => {
  const { catalog = '', page = '', ...objects } = more;
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>`,
    4: {
      dictionary: '',
      data: 'BT /F1 12 Tf (About /JavaScript, /Launch and 9 0 obj << /S /JavaScript >> endobj) Tj ET',
    },
    ...objects,
  };
};

const readersRights = (right: string) =>
  `/Perms << /UR3 << /Type /Sig /Reference [<< /TransformMethod /UR3 /TransformParams << /V /2.2 ${right} >> >>] >> >>`;

/** A CV with a list of enclosed files, and one of them. */
const enclosing = (list: string, file = '<< >>'): PdfObjects =>
  cv({
    catalog: `/Names << /EmbeddedFiles << ${list} >> >>`,
    8: { dictionary: '/Type /EmbeddedFile /Subtype /text#2Fxml', data: '<?xml version="1.0"?><SkillsPassport/>' },
    9: file,
  });
const europass = '<< /Type /Filespec /F (Europass.xml) /UF (Europass.xml) /EF << /F 8 0 R >> >>';

const utf16 = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const manners: PdfManner[] = ['table', 'packed', 'hybrid'];

const harmless: [string, PdfObjects][] = [
  ['its own data as Europass encloses them', enclosing('/Names [(Europass) 9 0 R]', europass)],
  ...['photo.jpg', 'Scan 1.PNG', 'صورة.jpeg'].map((name): [string, PdfObjects] => [
    `the picture ${name} enclosed`,
    enclosing(
      '/Names [(a) 9 0 R]',
      `<< /F (${name}) /UF ${utf16(name)} /EF << /F 8 0 R >> >>`.replace('(صورة.jpeg)', '(a.jpeg)'),
    ),
  ]),
  ['its own data behind branches', enclosing('/Kids [<< /Limits [(a) (b)] /Names [(a) 9 0 R] >>]', europass)],
  ['a text with an Arabic name', enclosing('/Names [(a) << /UF <FEFF0633002E0078006D006C> /EF << /F 8 0 R >> >>]')],
  ['a blend mode', cv({ page: '/Resources << /ExtGState << /G0 << /BM /Screen >> >> >>' })],
  [
    'a link to an article on scripts',
    cv({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://x.example/JavaScript) >> >>]' }),
  ],
  [
    'a link to a page with a script in its address',
    cv({ page: '/Annots [<< /A << /S /URI /URI (https://x.example/?javascript:x) >> >>]' }),
  ],
  [
    'a link whose address has a name in it',
    cv({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (/S /Launch /F) >> >>]' }),
  ],
  [
    'fonts, pictures and looks with such names',
    cv({
      page: '/Resources << /Font << /JS 7 0 R /AA 7 0 R >> /XObject << /XFA 8 0 R /EF 8 0 R >> /Properties << /Launch << /S /Span >> >> >>',
      7: '<< /Type /Font /BaseFont /JavaScript >>',
      8: { dictionary: '/Type /XObject /Subtype /Form', data: '' },
    }),
  ],
  [
    'tags of its own',
    cv({
      catalog:
        '/StructTreeRoot << /RoleMap << /JavaScript /Span /Movie /P >> /K << /Type /StructElem /S /JavaScript /K << /S /Launch >> >> >>',
    }),
  ],
  [
    'metadata that speaks of it',
    cv({
      catalog: '/Metadata 9 0 R',
      9: { dictionary: '/Type /Metadata /Subtype /XML', data: '<x>/JavaScript /EmbeddedFiles /Launch</x>' },
    }),
  ],
  [
    'a title, a key and bookmarks that speak of it',
    cv({
      catalog:
        '/Outlines << /First << /Title (/JavaScript) /Dest [3 0 R /Fit] >> >> /PieceInfo << /Word << /Private << /JS (x) /XFA (y) >> >> >>',
    }),
  ],
  [
    'empty lists of scripts and files',
    cv({
      catalog:
        '/Names << /JavaScript << /Names [] >> /EmbeddedFiles << /Names [] >> >> /AcroForm << /Fields [] /XFA [] >>',
    }),
  ],
  [
    'a page to open and a change of pages',
    cv({
      catalog: '/OpenAction [3 0 R /FitH null]',
      page: '/AA << /O << /S /GoTo /D [3 0 R /Fit] >> >> /Trans << /S /Dissolve >>',
    }),
  ],
  ['a comment and a string with signs', cv({ catalog: '% /S /JavaScript\n/Lang (en \\( /JavaScript) /X <2F4A53>' })],
  [
    'looks of buttons with such names',
    cv({
      page: '/Annots [<< /Subtype /Widget /AP << /N << /JS 8 0 R /Off 8 0 R >> /D 7 0 R >> /AS /JS >>]',
      7: '<< /XFA 8 0 R >>',
      8: { dictionary: '/Type /XObject /Subtype /Form', data: '' },
    }),
  ],
  ['rights of readers to extend it', cv({ catalog: readersRights('/EF [/Create /Delete /Modify /Import]') })],
  ['rights that stand elsewhere', cv({ catalog: readersRights('/EF 7 0 R'), 7: '[/Import]' })],
  ['a form of the other kind that is empty', cv({ catalog: '/AcroForm << /Fields [] /XFA () >>' })],
  ['one that is written as digits', cv({ catalog: '/AcroForm << /Fields [] /XFA 7 0 R >>', 7: '<>' })],
  ['layers', cv({ catalog: '/OCProperties << /OCGs [] /D << /Order [] /ON [] >> >>' })],
  ['a button that leads to a site', cv({ page: '/Annots [<< /AA << /U << /S /URI /URI (https://x) >> >> >>]' })],
  ['a link to another file', cv({ page: '/Annots [<< /A << /S /GoToR /F (b.pdf) /D [0 /Fit] >> >>]' })],
  [
    'a picture with a place of its own',
    cv({ page: '/Annots [<< /F 4 /Subtype /Link >>]', 8: { dictionary: '/F /FlateDecode', data: 'x' } }),
  ],
  [
    'the beginning, the names and the base of links of LaTeX',
    cv({
      catalog: '/OpenAction 7 0 R /Names 8 0 R /PageMode /UseOutlines /URI << /Base (javascript.html) >>',
      7: '<< /S /GoTo /D [3 0 R /Fit] >>',
      8: '<< /Dests << /Limits [(Doc-Start) (JavaScript)] /Names [(JavaScript) 9 0 R] >> >>',
      9: '<< /D [3 0 R /XYZ 1 1 null] >>',
    }),
  ],
  ['a page to print at once', cv({ catalog: '/OpenAction << /Type /Action /S /Named /N /Print >>' })],
  [
    'lists of nothing',
    cv({
      catalog: '/OpenAction null /AA << /WC null >> /Names << /JavaScript 9 0 R /EmbeddedFiles 9 0 R >>',
      page: '/AA << /O null /C << >> >>',
      9: 'null',
    }),
  ],
  [
    'a signature',
    cv({
      catalog: '/AcroForm << /SigFlags 3 /Fields [9 0 R] >> /Perms << /DocMDP 8 0 R >>',
      page: '/Annots [9 0 R]',
      8: '<< /Type /Sig /Filter /Adobe.PPKLite /Contents <00> /Reference [<< /TransformMethod /DocMDP /TransformParams << /P 2 >> >>] >>',
      9: '<< /FT /Sig /Subtype /Widget /F 132 /V 8 0 R /Lock << /Type /SigFieldLock /Action /All >> >>',
    }),
  ],
  [
    'notes and buttons that hide, show and clear',
    cv({
      page: '/Annots [<< /Subtype /FreeText /BS << /S /S >> >> << /Subtype /Widget /MK << /CA (JavaScript) >> /A << /S /ResetForm >> >> << /A << /S /Hide /T (x) >> >>]',
    }),
  ],
  [
    'what Apple’s programs keep of a note',
    cv({ page: '/Annots [<< /Subtype /Link /AAPL:AKExtras << /AAPL:AKAnnotationObject (JavaScript) >> >>]' }),
  ],
  ['a name written with escapes', cv({ catalog: '/#4Aava << /B#4D /Scr#65en >>' })],
];

const mouseDown = (action: string) =>
  [
    ['at once', cv({ page: `/Annots [<< /Subtype /Widget /AA << /D ${action} >> >>]` })],
    ['elsewhere', cv({ page: '/Annots [<< /AA << /D 9 0 R >> >>]', 9: action })],
    ['with its list elsewhere', cv({ page: '/Annots [<< /AP 9 0 R /AA 9 0 R >>]', 9: `<< /D ${action} >>` })],
  ] as const;

const active: [string, PdfObjects][] = [
  ['a script to open it', cv({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })],
  [
    'a script elsewhere',
    cv({
      catalog: '/OpenAction 7 0 R',
      7: '<< /S 8 0 R /JS 9 0 R >>',
      8: '/JavaScript',
      9: { dictionary: '', data: 'app.alert(1)' },
    }),
  ],
  ['a script under another name', cv({ catalog: '/Open#41ction << /#53 /Java#53cript /J#53 (1) >>' })],
  [
    'a script after a link',
    cv({
      page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (x) /Next [<< /S /GoTo >> << /S /JavaScript /JS (1) >>] >> >>]',
    }),
  ],
  ['a script of a page', cv({ page: '/AA << /O << /S /JavaScript /JS (1) >> >>' })],
  [
    'a script of a field',
    cv({ catalog: '/AcroForm << /Fields [<< /T (a) /AA << /K << /S /JavaScript /JS (1) >> >> >>] >>' }),
  ],
  [
    'a script of a bookmark',
    cv({ catalog: '/Outlines << /First << /Title (a) /A << /S /JavaScript /JS (1) >> >> >>' }),
  ],
  [
    'a list of scripts',
    cv({
      catalog: '/Names << /JavaScript << /Kids [7 0 R] >> >>',
      7: '<< /Names [(a) << /S /JavaScript /JS (1) >>] >>',
    }),
  ],
  [
    'a script of a tagged page',
    cv({
      catalog: '/StructTreeRoot << /K << /S /P /Pg 7 0 R >> >>',
      7: '<< /Type /Page /AA << /O << /S /JavaScript /JS (1) >> >> >>',
    }),
  ],
  [
    'a script in a list of names',
    cv({ page: '/Resources << /XObject << /X << /A << /S /Launch /F (cmd.exe) >> >> >> >>' }),
  ],
  ['a program to start', cv({ page: '/Annots [<< /A << /S /Launch /Win << /F (cmd.exe) >> >> >>]' })],
  [
    'a form that sends itself',
    cv({ catalog: '/AcroForm << /Fields [<< /A << /S /SubmitForm /F (https://x.example) >> >>] >>' }),
  ],
  ['a form of the other kind', cv({ catalog: '/AcroForm << /XFA 7 0 R >>', 7: { dictionary: '', data: '<xdp/>' } })],
  [
    'enclosed files',
    cv({
      catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 7 0 R] >> >>',
      7: '<< /Type /Filespec /EF << /F 8 0 R >> >>',
      8: { dictionary: '/Type /EmbeddedFile', data: 'MZ' },
    }),
  ],
  [
    'files beside it',
    cv({ catalog: '/AF [<< /Type /Filespec /EF << /F 8 0 R >> >>]', 8: { dictionary: '', data: 'x' } }),
  ],
  [
    'an attached file',
    cv({
      page: '/Annots [<< /Subtype /FileAttachment /FS << /EF << /F 8 0 R >> >> >>]',
      8: { dictionary: '', data: 'x' },
    }),
  ],
  ['a solid to turn', cv({ page: '/Annots [<< /Subtype /3D /Rect [0 0 9 9] >>]' })],
  ['a film', cv({ page: '/Annots [<< /Subtype /Screen /Rect [0 0 9 9] >>]' })],
  [
    'moving media',
    cv({ page: '/Annots [<< /Subtype /RichMedia /RichMediaContent << /Assets 8 0 R >> >>]', 8: '<< >>' }),
  ],
  ...(
    [
      ['a program under the name of a text', '/F (cv.xml.exe) /EF << /F 8 0 R >>'],
      ['a program behind the name of a text', '/F (cv.xml) /UF (cv.exe) /EF << /F 8 0 R >>'],
      ['a name written backwards', '/UF <FEFF00630076202E006C006D0078002E006500780065> /EF << /F 8 0 R >>'],
      ['a program under the name of a picture', '/F (photo.jpg.exe) /EF << /F 8 0 R >>'],
      ['a drawing with scripts', '/F (photo.svg) /EF << /F 8 0 R >>'],
      ['a page with scripts', '/F (cv.html) /EF << /F 8 0 R >>'],
      ['a text that is not there', '/F (cv.xml) /EF 19 0 R'],
    ] as const
  ).flatMap(([what, spec]): [string, PdfObjects][] => [
    [`${what}, enclosed`, enclosing(`/Names [(a) << /Type /Filespec ${spec} >>]`)],
    [`${what}, behind branches`, enclosing(`/Kids [<< /Names [(a) 9 0 R] >>]`, `<< /Type /Filespec ${spec} >>`)],
  ]),
  ['a text beside a program', enclosing(`/Names [(a) 9 0 R (b) << /F (b.exe) /EF << /F 8 0 R >> >>]`, europass)],
  ['a start with a text', enclosing('/Names [(a) 9 0 R]', europass.replace('/Filespec', '/Action /S /Launch'))],
  ['a listed file that lies elsewhere', enclosing('/Names [(a) << /FS /URL /F (https://x.example/a) >>]')],
  ['enclosed files of which one is missing', enclosing(`/Names [(a) 9 0 R (b) 19 0 R]`, europass)],
  ...mouseDown('<< /S /JavaScript /JS (1) >>').map(([where, objects]): [string, PdfObjects] => [
    `a script as a button goes down, ${where}`,
    objects,
  ]),
  ...mouseDown('<< /S /Launch /F (cmd.exe) >>').map(([where, objects]): [string, PdfObjects] => [
    `a program as a button goes down, ${where}`,
    objects,
  ]),
  ['a script under a name of other lists', cv({ catalog: '/OpenAction << /S /GoTo /N << /S /JavaScript >> >>' })],
  ['one more', cv({ catalog: '/AcroForm << /Fields [<< /R << /AA << /F << /S /Launch >> >> >>] >>' })],
  ['a file of a note', cv({ page: '/Annots [<< /FS << /EF << /UF 8 0 R >> >> >>]', 8: { dictionary: '', data: 'x' } })],
  ['a site it opens by itself', cv({ catalog: '/OpenAction << /S /URI /URI (https://x.example) >>' })],
  ['a file it opens by itself', cv({ catalog: '/OpenAction << /S /GoToR /F (//host/share/x) /D [0 /Fit] >>' })],
  ['a file that a page opens', cv({ page: '/AA << /O 7 0 R >>', 7: '<< /S /GoToR /F (\\\\host\\x) >>' })],
  [
    'a site after a turned page',
    cv({ page: '/AA 7 0 R', 7: '<< /C << /S /GoTo /Next [<< /S /URI /URI (http://x) >>] >> >>' }),
  ],
  ['a site that a note opens as it is seen', cv({ page: '/Annots [<< /AA << /PV << /S /URI >> >> >>]' })],
  [
    'a link that is a script',
    cv({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (java\\nscript:app.alert\\(1\\)) >> >>]' }),
  ],
  [
    'a link elsewhere that is a script',
    cv({
      page: '/Annots [<< /A << /S /URI /URI 9 0 R >> >>]',
      9: '<FEFF004A006100760061005300630072006900700074003A0078>',
    }),
  ],
  ['data of another file', cv({ 8: { dictionary: '/F (//host/share/x)', data: '' } })],
  ['data of a file named elsewhere', cv({ 8: { dictionary: '/F 7 0 R', data: '' }, 7: '<< /F (//host/x) >>' })],
];

describe.each(manners)('in a PDF written as %s', (manner) => {
  test.each(harmless)('nothing is said of %s', async (_, objects) => {
    expect(await inspect(writePdf(objects, { manner }))).toEqual([]);
    expect(await inspect(writePdf(objects, { manner, isOwned: true }))).toEqual([]);
    expect(await inspect(writePdf(cv(), { manner, updates: [objects] }))).toEqual([]);
  });

  test.each(active)('%s is found', async (_, objects) => {
    expect(await inspect(writePdf(objects, { manner }))).toEqual(['active']);
    expect(await inspect(writePdf(objects, { manner, isOwned: true }))).toEqual(['active']);
    expect(await inspect(writePdf(cv(), { manner, updates: [objects] }))).toEqual(['active']);
    expect(await inspect(Buffer.concat([Buffer.from('From: mail\r\n'), writePdf(objects, { manner })]))).toEqual([
      'active',
    ]);
  });

  test.each([false, true])('the samples open for readers (with an owner: %s)', async (isOwned) => {
    for (const [, objects] of harmless) {
      const data = new Uint8Array(writePdf(objects, { manner, isOwned, updates: [objects] }));
      const reading = getDocument({ data, verbosity: 0 });
      expect((await reading.promise).numPages).toBe(1);
      await reading.destroy();
    }
  });
});

test('an object that lies inside a stream is found where a table leads to it', async () => {
  const script = '9 0 obj << /S /JavaScript /JS (1) >> endobj';
  const file = writePdf(
    cv({ catalog: '/OpenAction 9 0 R', 7: { dictionary: '', data: `    ${script}    ` } }),
  ).toString('latin1');
  const at = String(file.indexOf(script)).padStart(10, '0');
  const led = file.replace('xref\n0 1\n', `xref\n9 1\n${at} 00000 n \n0 1\n`);
  expect(await inspect(Buffer.from(led, 'latin1'))).toContain('active');
});

test.each([
  ['the header of older programs', (text: string) => text.replace('%PDF-1.6', '%!PS-Adobe-3.0 PDF-1.6')],
  ['no line end before its end', (text: string) => text.replace(/(startxref\s\d+)\s/, '$1')],
  ['a comment before its end', (text: string) => text.replace('%%EOF', '% made by a scanner\r\n%%EOF')],
  ['many comments before its end', (text: string) => text.replace('%%EOF', `${'% page\n'.repeat(25)}%%EOF`)],
  ['NULs before its end', (text: string) => text.replace('%%EOF', `${'\0'.repeat(9)}%%EOF`)],
  ['half its end', (text: string) => text.trimEnd().replace(/F$/, '')],
  ['no end after its last number', (text: string) => text.replace(/\s*%%EOF\s*$/, '')],
])('a PDF with %s is one', async (_, change) => {
  const pages = cv({ 4: { dictionary: '', data: 'BT ET' } });
  const text = change(writePdf(pages, { manner: 'packed' }).toString('latin1'));
  const file = await samples.write('cv.pdf', Buffer.from(text, 'latin1'));
  expect(await isPdf(file)).toBe(true);
  expect(await inspectPdf(file)).not.toContain('active');
});

test.each([
  ['NULs', Buffer.alloc(9_000)],
  ['blanks', Buffer.alloc(20_000, ' ')],
  ['line ends', Buffer.from('\r\n'.repeat(6_000))],
])('a PDF that is filled up with %s is one', async (_, filling) => {
  const file = await samples.write('cv.pdf', Buffer.concat([writePdf(cv()), filling]));
  expect(await isPdf(file)).toBe(true);
  expect(await inspectPdf(file)).toEqual([]);
});
