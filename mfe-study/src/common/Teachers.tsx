import { styled } from 'styled-components'

import { Avatar } from '@campus/ui/avatar'
import { color, font, space, text, weight } from '@campus/ui/tokens'

export interface Teacher {
  readonly name: string
  readonly picture: string
  /** What they are here; '' when that is not said. */
  readonly role: string
}

export function Teachers({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <List>
      {teachers.map(({ name, picture, role }, index) => (
        <li key={index}>
          <Avatar name={name} src={picture} decorative />
          <span>
            <strong>{name}</strong>
            {role === '' ? null : <small>{role}</small>}
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  & strong {
    display: block;
    font: ${weight.medium} ${text.m} ${font.sans};
  }
  & small {
    color: ${color.textMuted};
    font: ${weight.regular} ${text.s} ${font.sans};
  }
`
