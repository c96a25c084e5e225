import { styled } from 'styled-components'

import { Picture } from '@campus/module-kit/ui/picture'
import { media, space } from '@campus/module-kit/ui/tokens'

import { useT } from '../messages'
import { ink, inkMuted, line, paper, seal, serif } from './look'
import type { Entry } from './register.queries'

interface RegisterResultProps {
  /** undefined before the first query, null when the certificate is not in the register. */
  readonly entry: Entry | null | undefined
  readonly error: Error | null
}

/** The register's response to the last query. */
export function RegisterResult({ entry, error }: RegisterResultProps) {
  const t = useT()
  if (error !== null) return <Notice title={t('failed.title')} hint={error.message} />
  if (entry === undefined) return null
  if (entry === null) return <Notice title={t('missing.title')} hint={t('missing.hint')} />
  const columns = [
    [t('field.number'), entry.number],
    [t('entry.card'), entry.card],
    [t('entry.subject'), entry.subject],
    [t('entry.level'), entry.level],
    [t('entry.issuer'), entry.issuer],
    [t('entry.date'), entry.date],
    [t('entry.period'), entry.period],
  ] as const
  return (
    <Sheet>
      <Stamp aria-hidden>{t(entry.revoked ? 'revoked.stamp' : 'found.stamp')}</Stamp>
      <Name>{t(entry.revoked ? 'revoked.title' : 'found.title', { name: entry.name })}</Name>
      <Columns>
        {columns.map(([label, value]) =>
          value === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </Columns>
      {entry.picture === '' ? null : (
        <Picture src={entry.picture} alt={t('found.title', { name: entry.name })} ratio="4 / 3" fit="contain" />
      )}
    </Sheet>
  )
}

function Notice({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <Sheet>
      <Name>{title}</Name>
      <p>{hint}</p>
    </Sheet>
  )
}

const Sheet = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding: ${space[8]};
  border: 1px solid ${line};
  background: ${paper};
  color: ${ink};

  @media ${media.phone} {
    padding: ${space[5]};
  }
`

const Name = styled.h2`
  padding-inline-end: 96px;
  font: 600 1.5rem / 1.5 ${serif};
`

/** The seal on the certificate; the heading repeats its text. */
const Stamp = styled.span`
  position: absolute;
  inset: ${space[5]} ${space[6]} auto auto;
  padding: ${space[1]} ${space[3]};
  border: 3px double ${seal};
  rotate: -8deg;
  color: ${seal};
  font: 600 1.375rem / 1.4 ${serif};
  letter-spacing: 0.15em;
`

const Columns = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space[4]} ${space[6]};

  & dt {
    color: ${inkMuted};
    font-size: 0.875rem;
  }
  & dd {
    padding-block: ${space[1]};
    border-block-end: 1px dotted ${line};
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
