import { MapPin, Navigation } from 'lucide-react'
import { styled } from 'styled-components'

import { distanceBetween } from '@campus/i18n/distance'
import { formatDistance } from '@campus/i18n/format'
import { useSession } from '@campus/session/session-store'
import { color, motion, space, weight } from '@campus/ui/tokens'

import { ExternalLink, useOutsideAddress } from '../../common/ExternalLink'
import { navigationAddress } from '../../common/links.model'
import { useCommonT } from '../../common/messages'
import { schoolName } from '../../common/school.model'
import { useSite } from '../../site-context'
import { schoolPosition } from './header.model'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  & svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`

const Address = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Distance = styled(ExternalLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  min-height: ${space[6]};
  color: ${color.accentText};
  font-weight: ${weight.medium};
  transition: color ${motion.fast};

  &:hover {
    text-decoration: underline;
  }
`

/** The school's place, its distance, and map navigation to it. */
export function SchoolLocation() {
  const t = useCommonT()
  const site = useSite()
  const here = useSession(({ location }) => location)
  const position = schoolPosition(site.schoolInfo)
  const { address } = site.schoolInfo
  const navigation = useOutsideAddress(
    position === null ? '' : navigationAddress(site.settings.mapNavigationUrl, { ...position, name: schoolName(site) }),
  )
  if (address === '' && navigation === null) return null
  return (
    <Root>
      {address === '' ? null : (
        <Address title={address}>
          <MapPin aria-hidden />
          <span>{address}</span>
        </Address>
      )}
      {position === null || navigation === null ? null : (
        <Distance href={navigation}>
          <Navigation aria-hidden />
          <span>
            {here === null
              ? t('header.location.arrive')
              : t('header.location.distance', { distance: formatDistance(distanceBetween(here, position)) })}
          </span>
        </Distance>
      )}
    </Root>
  )
}
