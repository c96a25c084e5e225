import { styled } from 'styled-components'

import { displayName, withMaskedMobile, type UserIdentity } from '@campus/session/session.model'
import { Avatar } from '@campus/ui/avatar'
import { Card } from '@campus/ui/card'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { PictureButtons } from './PictureButtons'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
`

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.h2`
  font: ${weight.bold} ${text.xl} ${font.sans};
`

const Number = styled.p`
  color: ${color.textMuted};
`

/** The person as others and they themselves see them. */
export function Person({ user }: { user: UserIdentity }) {
  const name = displayName(user)
  const mobile = withMaskedMobile(user.mobile)
  return (
    <Card>
      <Row>
        <Avatar name={name} src={user.avatar} size={64} decorative />
        <Words>
          <Name>{name}</Name>
          {mobile === '' || mobile === name ? null : <Number>{mobile}</Number>}
        </Words>
      </Row>
      <PictureButtons hasPicture={user.avatar !== ''} />
    </Card>
  )
}
