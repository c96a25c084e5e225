import { MINE_PATH, trainingClassPath } from './paths'

test('every address of the study area', () => {
  expect({
    mine: MINE_PATH,
    trainingClass: trainingClassPath('77'),
    trainingClassOfSchool: trainingClassPath('77', '20001'),
    escaped: trainingClassPath('a&b=c'),
    withoutSchool: trainingClassPath('77', ''),
  }).toEqual({
    mine: '/study/mine',
    trainingClass: '/study/training-class?classId=77',
    trainingClassOfSchool: '/study/training-class?classId=77&schoolId=20001',
    escaped: '/study/training-class?classId=a%26b%3Dc',
    withoutSchool: '/study/training-class?classId=77',
  })
})
