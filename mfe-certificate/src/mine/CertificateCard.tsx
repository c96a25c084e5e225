import { Award } from 'lucide-react'
import { useId } from 'react'

import { useAddress } from '@campus/calls/use-address'
import { formatDate } from '@campus/i18n/format'
import { Card, CardLink } from '@campus/ui/card'
import { FactList } from '@campus/ui/fact-list'
import { Phrases } from '@campus/ui/phrases'
import { Picture } from '@campus/ui/picture'
import { Tag } from '@campus/ui/tag'

import { useCommonT } from '../common/messages'
import { pictureAddress } from '../common/record/certificate-record.model'
import { useT } from './messages'
import { ownAddress, type OwnCertificate } from './mine.model'
import { Kind, Missing, Name, Top, Words } from './mine.styles'

/** One certificate among the others; pressed, it is shown whole. */
export function CertificateCard({ certificate: { key, day, record } }: { certificate: OwnCertificate }) {
  const t = useT()
  const commonT = useCommonT()
  const { hrefOf } = useAddress(ownAddress)
  const nameId = useId()
  const kind = commonT(`certificate.tab.${record.kind}`)
  const picture = pictureAddress(record.imageUrl, window.location.href)
  return (
    <Card padding="none" interactive aria-labelledby={nameId}>
      {picture === '' ? (
        <Missing>
          <Award aria-hidden />
        </Missing>
      ) : (
        <Picture src={picture} alt="" ratio="4 / 3" fit="contain" />
      )}
      <Words>
        <Top>
          <Kind>{kind}</Kind>
          <Tag tone={record.isRevoked ? 'danger' : 'success'}>
            {t(record.isRevoked ? 'mine.revoked' : 'mine.valid')}
          </Tag>
        </Top>
        <Name id={nameId}>
          <CardLink to={hrefOf({ certificate: key })}>
            <Phrases>{record.subject || kind}</Phrases>
          </CardLink>
        </Name>
        <FactList
          look="stacked"
          facts={[
            { label: t('mine.number'), value: record.number },
            { label: t(`mine.day.${record.kind}`), value: formatDate(day, 'date') },
          ]}
        />
      </Words>
    </Card>
  )
}
