import { WALLS, type BannerWords } from '@campus/contracts/home'

import {
  codeCell,
  momentCell,
  numberCell,
  oneOfCell,
  pictureCell,
  referenceCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../platform/import/cells'
import { changed } from '../../platform/import/identity'
import { CellFault, importedTable, type Cell, type Values } from '../../platform/import/imported-table'
import { filmCell } from '../../platform/import/media-cells'
import { spanCheck } from '../../platform/import/span-check'
import { albumTabCheck, albumVideoCheck, wallTagCheck } from './home.check'
import {
  albumCategories,
  albumItems,
  albumTabs,
  banners,
  coupons,
  wallItemProducts,
  wallItems,
  wallTags,
} from './home.schema'

const requiredPicture: Cell = { ...pictureCell, required: true }

/** Kept together as what the page writes beside the picture. */
const words: Readonly<Record<string, Cell>> = {
  ground: oneOfCell(['accent', 'soft']),
  eyebrow: textCell(),
  headline: textCell(),
  line: textCell(),
  eyebrowEn: textCell(),
  headlineEn: textCell(),
  lineEn: textCell(),
}

function unpackBanner(row: Values): Values {
  const kept = row['words'] as BannerWords | null
  if (kept === null) return row
  const { ground, 'zh-CN': chinese, en } = kept
  return { ...row, ground, ...chinese, eyebrowEn: en.eyebrow, headlineEn: en.headline, lineEn: en.line }
}

/** Without a text there are no words, whatever the ground; what is not named stays. */
function packBanner(values: Values, before: Values | undefined): Values {
  const isWord = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(words, name)
  const entries = Object.entries(values)
  const named = entries.filter(isWord)
  const others = Object.fromEntries(entries.filter((entry) => !isWord(entry)))
  if (named.length === 0) return others
  const said: Values = { ...(before === undefined ? {} : unpackBanner(before)), ...Object.fromEntries(named) }
  const text = (name: string): string => String(said[name] ?? '')
  const packed: BannerWords = {
    ground: said['ground'] === 'accent' ? 'accent' : 'soft',
    'zh-CN': { eyebrow: text('eyebrow'), headline: text('headline'), line: text('line') },
    en: { eyebrow: text('eyebrowEn'), headline: text('headlineEn'), line: text('lineEn') },
  }
  const texts = [...Object.values(packed['zh-CN']), ...Object.values(packed.en)]
  return { ...others, words: texts.every((one) => one === '') ? null : packed }
}

const CLIENT_TYPES = ['PC', 'H5']

const clientTypes: Cell = {
  form: `words of ${CLIENT_TYPES.join(', ')}, with a space between two`,
  read: (text) => {
    if (text === '') return undefined
    const named = text.split(/\s+/)
    const unknown = named.find((word) => !CLIENT_TYPES.includes(word))
    if (unknown !== undefined) {
      throw new CellFault(`must be words of ${CLIENT_TYPES.join(', ')}, ${JSON.stringify(unknown)} is not`)
    }
    return named
  },
  write: (value) => (Array.isArray(value) ? value.join(' ') : ''),
}

const amount = numberCell()
const couponTable = importedTable({
  name: 'coupons',
  about: 'a coupon; amount and minPoint are yuan, minPoint is what one has to spend and 0 is no threshold',
  mistakes: [
    'useEndTime at 00:00 of the last day: the coupon is gone when that day begins.',
    'useStartTime as the moment from which it is shown: it is shown at once and until useEndTime.',
    'More than three coupons: the home page shows the three with the latest createdTime.',
  ],
  table: coupons,
  cells: {
    title: textCell({ required: true }),
    amount: { ...amount, required: true },
    minPoint: { ...amount, read: (text, tell) => (text === '' ? undefined : amount.read(text, tell)) },
    state: codeCell({ 0: 'cannot be received', 1: 'can be received' }),
    useStartTime: momentCell({ required: true }),
    useEndTime: momentCell({ required: true }),
    createdTime: momentCell({ required: true }),
  },
  identity: {
    keeps: 'title and amount do not both change',
    another: (row) => (changed(row, ['title', 'amount']).length === 2 ? 'title and amount are both others' : null),
    instead: 'give the other coupon an id of its own',
  },
})

const wall = oneOfCell(Object.values(WALLS), { required: true })

export const homeImports = [
  importedTable({
    name: 'banners',
    about: 'a banner of the home page; eyebrow, headline and line stand on ground; a picture without them has a title',
    mistakes: [
      'The words of the picture again as headline: they are there twice; leave eyebrow, headline and line empty and give a title.',
      'headlineEn left out beside headline: English readers see a banner without words.',
      'title as words of the banner: nobody sees it, it describes a picture without words for screen readers.',
    ],
    table: banners,
    cells: { pic: requiredPicture, title: textCell(), ...words, seq: wholeCell(), published: yesNoCell },
    pack: packBanner,
    unpack: unpackBanner,
  }),
  importedTable({
    name: 'album-tabs',
    about: 'a tab of the school’s album; categories name its key',
    mistakes: [
      'Another key for a tab that has categories: they name the old one, which is refused; change tabKey in the same import.',
      'A tab without a category: visitors can choose it and find nothing.',
    ],
    table: albumTabs,
    cells: { key: textCell({ required: true, max: 40 }), name: textCell({ required: true }), seq: wholeCell() },
  }),
  importedTable({
    name: 'album-categories',
    about: 'a category of the album; tabKey is the key of a tab, seq 1 to 3 stand on the home page too',
    mistakes: [
      'tabKey with the id or the name of the tab: it is the key.',
      'seq left empty: it is then 0, and the category is the first on the home page.',
      'clientTypes H5 alone: no page of this site shows the category; without a word it is PC.',
    ],
    table: albumCategories,
    cells: {
      tabKey: textCell({ required: true, max: 40 }),
      name: textCell({ required: true }),
      seq: wholeCell(),
      clientTypes,
    },
  }),
  importedTable({
    name: 'album-items',
    about: 'a picture of the album, or a video with the picture that stands for it; open yes is shown',
    mistakes: [
      'type PIC for an item with a film: only the picture is shown, a film plays with VIDEO.',
      'video with the address of a page that shows the film: the player needs the film’s file itself.',
    ],
    table: albumItems,
    cells: {
      categoryId: referenceCell('album-categories', { required: true }),
      type: oneOfCell(['PIC', 'VIDEO'], { required: true }),
      pic: requiredPicture,
      video: filmCell,
      name: textCell(),
      introduce: textCell({ max: 1000 }),
      seq: wholeCell(),
      open: yesNoCell,
    },
  }),
  couponTable,
  importedTable({
    name: 'wall-tags',
    about: 'a tag of a video wall',
    mistakes: [
      'A tag for all videos: a video has one tag, and stands under that one only.',
      'A tag without a video: visitors can choose it and find nothing.',
      'A tag of MICRO_CLASSROOM to sort its videos: that wall shows no tags and lists all of them.',
    ],
    table: wallTags,
    cells: { bizType: wall, name: textCell({ required: true }), seq: wholeCell() },
  }),
  importedTable({
    name: 'wall-items',
    about: 'a video of a video wall; only the micro-classroom has a classType',
    mistakes: [
      'tagId left empty in EVERYONE_SAYS: where the wall has tags, the video stands under none and nobody sees it.',
      'contentUrl with the address of a page that shows the film: the player needs the film’s file itself.',
      'description in EVERYONE_SAYS or author in MICRO_CLASSROOM: that wall does not show it.',
    ],
    table: wallItems,
    cells: {
      bizType: wall,
      tagId: referenceCell('wall-tags'),
      pic: requiredPicture,
      title: textCell({ required: true }),
      author: textCell(),
      authorAvatar: pictureCell,
      description: textCell({ max: 2000 }),
      contentUrl: { ...filmCell, required: true },
      classType: codeCell({ 0: 'none', 1: 'training', 2: 'exam', 3: 'certification' }),
      seq: wholeCell(),
      published: yesNoCell,
    },
  }),
  importedTable({
    name: 'wall-item-products',
    about: 'a training product that belongs to a video of the micro-classroom',
    mistakes: [
      'itemId of a video of EVERYONE_SAYS: only the micro-classroom shows products.',
      'A product with state 0: it is left out until it is on sale.',
    ],
    table: wallItemProducts,
    cells: {
      itemId: referenceCell('wall-items', { required: true }),
      productId: referenceCell('products', { required: true }),
      seq: wholeCell(),
    },
  }),
]

export const homeImportChecks = [
  albumTabCheck,
  albumVideoCheck,
  wallTagCheck,
  spanCheck(couponTable, 'useStartTime', 'useEndTime'),
]
