import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'

import { fileNameOf } from '../common/file-name'
import { VerificationCode } from '../common/VerificationCode'
import { Checking } from './Checking'
import { CodeEntry } from './CodeEntry'
import { CompareSheet } from './CompareSheet'
import { VerdictBanner } from './VerdictBanner'
import { comparable, mayBePassedOn, namedIn, type OpenedCredential } from './verify.model'
import { codeQuery, verificationQuery } from './verify.queries'

/*
 * The certificate is in the address's fragment, which navigations do not pass on: its reads are declared where
 * it is known.
 */

interface OfCodeProps {
  code: string
}

/** The certificate of a code on paper. */
export const OfCode = defineBlock({
  queries: (_, { code }: OfCodeProps) => [codeQuery(code)],
  Component: OpenedByCode,
})

function OpenedByCode({ code }: OfCodeProps) {
  return (
    <QueryBlock query={useQuery(codeQuery(code))} skeleton={<Checking />}>
      {({ opened, isWithdrawn }) =>
        opened === null ? (
          <>
            <VerdictBanner verdict={isWithdrawn ? 'withdrawnCode' : 'unknownCode'} />
            <CodeEntry />
          </>
        ) : (
          <Verified opened={opened} code={code} />
        )
      }
    </QueryBlock>
  )
}

interface VerifiedProps {
  opened: OpenedCredential
  /** The code it was opened by; '' when the link carried the credential. */
  code: string
}

/** The verdict on a credential, and its lines to compare with the paper. */
export const Verified = defineBlock({
  queries: (_, { opened }: VerifiedProps) => [verificationQuery(opened)],
  Component: VerdictSheet,
})

function VerdictSheet({ opened, code }: VerifiedProps) {
  const { data, refetch } = useQuery(verificationQuery(opened))
  if (data === undefined) return <Checking />
  const { verdict, server } = data
  const subject = comparable(verdict, opened, server)
  const banner = <VerdictBanner verdict={verdict} issuer={opened.credential.issuer.name} onRetry={refetch} />
  if (subject === null) return banner
  const { holder, number } = namedIn(subject)
  return (
    <CompareSheet subject={subject} banner={banner}>
      {mayBePassedOn(verdict) ? (
        <VerificationCode mark={{ credential: opened.jws, code }} fileName={fileNameOf(holder, number)} isVerifying />
      ) : null}
    </CompareSheet>
  )
}
