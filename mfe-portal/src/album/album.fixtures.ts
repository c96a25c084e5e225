/** The album for tests. */
import type { AlbumItem, MaterialCategory } from '@campus/contracts/home'

import type { AlbumTab } from './album.model'

export function albumItemOf(differing: Partial<AlbumItem> = {}): AlbumItem {
  return {
    id: '71',
    type: { code: 'PIC', desc: '图片' },
    pic: '/media/hall.svg',
    video: '',
    name: '主楼',
    introduce: '校门进来就是。',
    materialCategoryName: '校园环境',
    ...differing,
  }
}

const categoryOf = (id: string, categoryName: string, counts: Partial<MaterialCategory> = {}): MaterialCategory => ({
  id,
  categoryName,
  seq: Number(id),
  picNum: 0,
  videoNum: 0,
  count: 0,
  ...counts,
})

export function albumTabsOf(): AlbumTab[] {
  return [
    { key: 'CAMPUS', name: '校园风采', categories: [categoryOf('1', '校园环境', { count: 3 })] },
    {
      key: 'TEACHING',
      name: '教学实训',
      categories: [categoryOf('2', '实训现场', { picNum: 2, videoNum: 1 }), categoryOf('3', '技能竞赛')],
    },
  ]
}
