import { useQuery } from '@tanstack/react-query'

import { useSession } from '@campus/session/session-store'
import { Button, ButtonLink } from '@campus/ui/button'

import { STUDY_PATH, trainingProjectPath } from '../common/paths'
import { useT } from './messages'
import { schoolsQuery } from './register.queries'
import { Form, Lead } from './register.styles'

/** For who is signed in: they belong to the school of the site already. */
export function AlreadyMember({ onAnother }: { onAnother: () => void }) {
  const t = useT()
  const name = useSession((session) => session.schoolInfo?.universityName ?? '')
  const { data: schools = [] } = useQuery(schoolsQuery())
  return (
    <Form as="div">
      <Lead>{t('register.member', { name })}</Lead>
      <ButtonLink variant="primary" size="l" block to={STUDY_PATH}>
        {t('register.member.study')}
      </ButtonLink>
      <ButtonLink size="l" block to={trainingProjectPath()}>
        {t('register.member.courses')}
      </ButtonLink>
      {schools.length > 1 ? (
        <Button size="l" block onClick={onAnother}>
          {t('register.another')}
        </Button>
      ) : null}
    </Form>
  )
}
