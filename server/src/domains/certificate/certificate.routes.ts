import { ownCertificates, queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'

import { handle, handleSignedIn, type Route } from '../../platform/http/handle'
import { Refusal } from '../../platform/http/refusal'
import { lookupMisses } from './certificate.limits'
import { findSkillCertificate, findTrainingCertificate } from './certified-subject'
import { lookUp } from './lookup'
import { findOwnCertificates } from './own-certificates'
import { showingTools, shownSkill, shownTraining } from './shown-certificate'

export const certificateRoutes: readonly Route[] = [
  handle(
    queryCertificateByCode,
    async (context) => {
      const { input, tx, address, now } = context
      // Before the search: a miss costs the same for any reason.
      const tools = await showingTools(context)
      const found = await lookUp(
        { tx, address, now },
        { ...input, find: () => findSkillCertificate(tx, input.certificateCode), nameOf: (row) => row.name },
      )
      return found === null || found instanceof Refusal ? found : shownSkill(context, tools, found)
    },
    { visitorWrites: { inside: [lookupMisses] }, answersForms: true },
  ),

  handle(
    queryTeachUserCert,
    async (context) => {
      const { input, tx, address, now } = context
      const tools = await showingTools(context)
      const found = await lookUp(
        { tx, address, now },
        {
          ...input,
          name: input.studentName,
          find: () => findTrainingCertificate(tx, input.certificateNum),
          nameOf: (row) => row.studentName,
        },
      )
      return found === null || found instanceof Refusal ? found : shownTraining(context, tools, found)
    },
    { visitorWrites: { inside: [lookupMisses] }, answersForms: true },
  ),

  handleSignedIn(ownCertificates, async (context) => {
    const { skill, training } = await findOwnCertificates(context.tx, context.user.id)
    const tools = await showingTools(context)
    const skillList = []
    for (const row of skill) skillList.push({ ...(await shownSkill(context, tools, row)), id: row.id })
    const trainingList = []
    for (const row of training) trainingList.push({ ...(await shownTraining(context, tools, row)), id: row.id })
    return { skillList, trainingList }
  }),
]
