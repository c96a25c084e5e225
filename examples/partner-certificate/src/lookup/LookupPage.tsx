import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { media, space } from '@campus/module-kit/ui/tokens'

import { useT } from '../messages'
import { desk, ink, inkMuted, serif } from './look'
import { useRegister } from './register.queries'
import { RegisterForm } from './RegisterForm'
import { RegisterResult } from './RegisterResult'
import { Rosette } from './Rosette'

/** The certificate lookup: a form, and the certificate it finds. */
export function Component() {
  const t = useT()
  const register = useRegister()
  return (
    <Desk>
      <Column>
        <Head>
          <div>
            <Home to="/">{t('home')}</Home>
            <Title>{t('register.title')}</Title>
            <Lead>{t('register.lead')}</Lead>
          </div>
          <Rosette />
        </Head>
        <RegisterForm busy={register.isPending} onAsk={(query) => register.mutate(query)} />
        <div role="status">
          <RegisterResult entry={register.data} error={register.error} />
        </div>
      </Column>
    </Desk>
  )
}

const Desk = styled.div`
  min-height: inherit;
  background: ${desk};
  color: ${ink};
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  max-width: 880px;
  margin-inline: auto;
  padding: ${space[10]} ${space[5]} ${space[20]};
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};

  & > svg {
    flex: none;
    margin-block: -${space[6]};

    @media ${media.phone} {
      display: none;
    }
  }
`

const Home = styled(Link)`
  display: inline-block;
  padding-block: ${space[2]} ${space[3]};
  color: ${inkMuted};
  font-size: 0.9375rem;
  text-underline-offset: 0.3em;
`

const Title = styled.h1`
  font: 600 clamp(2rem, 6vw, 3.25rem) / 1.2 ${serif};
  letter-spacing: 0.08em;
`

const Lead = styled.p`
  max-width: 30em;
  padding-block-start: ${space[3]};
  color: ${inkMuted};
  font-size: 1.0625rem;
  line-height: 1.7;
`
