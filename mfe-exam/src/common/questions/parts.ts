import type { ComponentType } from 'react'

import type { LeafQuestion } from '@campus/contracts/exam-question'

import type { AnswerPartProps } from './question-parts'

export type LeafPart = ComponentType<AnswerPartProps>
type LoadPart = () => Promise<LeafPart>

const choice: LoadPart = async () => (await import('./ChoicePart')).ChoicePart as LeafPart

/** The component of each type, in a chunk of its own. Each is given questions of its own type only. */
export const PART_OF_TYPE: Readonly<Record<LeafQuestion['type'], LoadPart>> = {
  single: choice,
  trueFalse: choice,
  multiple: async () => (await import('./MultiplePart')).MultiplePart as LeafPart,
  blanks: async () => (await import('./BlanksPart')).BlanksPart as LeafPart,
  shortAnswer: async () => (await import('./ShortAnswerPart')).ShortAnswerPart as LeafPart,
  unsupported: async () => (await import('./UnsupportedPart')).UnsupportedPart,
}
