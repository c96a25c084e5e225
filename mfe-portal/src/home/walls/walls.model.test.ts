import { wallItemOf } from './wall.fixtures'
import { chosenTag, classTypeMessage, toggleWallLike } from './walls.model'

const tags = [{ id: '1' }, { id: '2' }, { id: '3' }]

test.each([
  ['', '1'],
  ['2', '2'],
  ['99', '1'],
])('PO-WALL-01 asked for %p the tag %p is selected', (asked, selected) => {
  expect(chosenTag(tags, asked)?.id).toBe(selected)
})

test('PO-WALL-01 without tags none is selected', () => {
  expect(chosenTag([], '1')).toBeUndefined()
})

test('PO-WALL-05 a press turns the like over and moves the count by one', () => {
  expect(toggleWallLike(wallItemOf({ likeStatus: false, likeNum: 36 }))).toMatchObject({
    likeStatus: true,
    likeNum: 37,
  })
  expect(toggleWallLike(wallItemOf({ likeStatus: true, likeNum: 37 }))).toMatchObject({
    likeStatus: false,
    likeNum: 36,
  })
})

test.each([
  [1, 'wall.training'],
  [2, 'wall.exam'],
  [3, 'wall.certification'],
  [4, null],
  [0, null],
])('PO-WALL-07 PO-PROD-11 class type %i reads %p', (type, message) => {
  expect(classTypeMessage(type)).toBe(message)
})
