import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { color, space } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { ADDRESS } from '../../router/addresses.model'

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`

const Quiet = styled(Link)`
  /* Small print still needs targets of full size. */
  min-height: ${space[6]};
  line-height: ${space[6]};

  &:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

/** Links to the agreements of sign-in, available at any time. */
export function AgreementLinks() {
  const t = useCommonT()
  return (
    <Row>
      <Quiet to={ADDRESS.userAgreement}>{t('agreement.user.title')}</Quiet>
      <Quiet to={ADDRESS.privacyPolicy}>{t('agreement.privacy.title')}</Quiet>
    </Row>
  )
}
