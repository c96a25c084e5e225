/** A folder of a large school: its learners with passwords in one class, and papers of twenty questions. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SCHOOL = 'large'
const QUESTIONS_OF_A_PAPER = 20

interface Size {
  readonly learners: number
  readonly papers: number
}

/** The folder's path; whoever asks for it removes it. */
export function writeLargeFolder({ learners, papers }: Size): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
  mkdirSync(join(folder, SCHOOL))
  const write = (name: string, head: string, rows: readonly string[]): void =>
    writeFileSync(join(folder, `${name}.csv`), `${[head, ...rows].join('\n')}\n`)
  const of = <Row>(count: number, row: (at: number) => Row): Row[] => Array.from({ length: count }, (_, at) => row(at))
  write('schools', 'id,name,hosts', [`${SCHOOL},大江职业培训学校,large`])
  write(
    `${SCHOOL}/learners`,
    'id,mobile,realName,passwordHash',
    of(learners, (at) => `u${at},${14_700_000_000 + at},学员${at},river-stone-${at * 7919}`),
  )
  write(`${SCHOOL}/class-periods`, 'id,name,type', ['k1,一期,1'])
  write(`${SCHOOL}/classes`, 'id,periodId,className', ['b1,k1,一班'])
  write(
    `${SCHOOL}/class-learners`,
    'id,userId,classId,serviceStatus,createdTime',
    of(learners, (at) => `l${at},u${at},b1,2,2026-09-01T08:00+08:00`),
  )
  write(
    `${SCHOOL}/papers`,
    'id,name,partialCredit',
    of(papers, (at) => `t${at},试卷${at},yes`),
  )
  const asked = of(papers, (paper) => of(QUESTIONS_OF_A_PAPER, (at) => ({ id: `t${paper}q${at}`, paper, at }))).flat()
  write(
    `${SCHOOL}/questions`,
    'id,paperId,position,type,stem,points,options',
    asked.map(
      ({ id, paper, at }) => `${id},t${paper},${at + 1},1,<p>第${at + 1}题：哪一项正确？</p>,5,"甲\n乙\n丙\n丁"`,
    ),
  )
  write(
    `${SCHOOL}/solutions`,
    'id,options',
    asked.map(({ id, at }) => `${id},${'ABCD'.charAt(at % 4)}`),
  )
  return folder
}
