import { describeRule, fraction, integerText, joined } from '../testing/describe-rule'
import { percent, practiceYears, rating } from './scale'

describeRule('VAL-58 percent', percent, {
  says: 'validators.percent',
  accepts: ['0.01', '1', '50.5', '99.99', '100', '100.00'],
  refuses: ['0', '0.00', '-1', '100.01', '101', '1.005', '50%', 'a', '1.'],
  valid: joined(integerText(1, 99), fraction(0, 2)),
})

describeRule('VAL-59 rating', rating, {
  says: 'validators.rating',
  accepts: ['3', '3.0', '3.00', '4.55', '5', '5.00'],
  refuses: ['2.99', '5.01', '0', '-3', '6', '3.001', 'a', '３'],
  valid: joined(integerText(3, 4), fraction(0, 2)),
})

test('VAL-59 of all hundredths from 2 to 6 exactly those from 3 to 5 are ratings', () => {
  const hundredths = Array.from({ length: 401 }, (_, at) => 200 + at)
  const accepted = hundredths.filter((value) => rating((value / 100).toFixed(2)) === undefined)
  expect([accepted[0], accepted.at(-1), accepted.length]).toEqual([300, 500, 201])
})

describeRule('VAL-60 practice years', practiceYears, {
  says: 'validators.practiceYears',
  accepts: ['0', '1', '10', '99', '100'],
  refuses: ['-1', '101', '1.5', '1.0', '00', '01', 'a', '1年'],
  valid: integerText(0, 100),
})
