import { Captions, Maximize, PictureInPicture2, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { formatNumber } from '@campus/i18n/format'
import { Button, IconButton } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'
import { Pause, Play } from '@campus/ui/icons'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { mediaTime } from '../../common/measures.model'
import { useT } from '../messages'
import { SPEEDS, type Quality, type Speed } from './medium.model'
import type { Player } from './use-player'

interface ControlsProps {
  player: Player
  qualities: readonly Quality[]
  quality: Quality | undefined
  onQuality: (quality: Quality) => void
  captions: readonly { readonly language: string; readonly label: string }[]
  /** '' while none are shown. */
  caption: string
  onCaption: (language: string) => void
  /** Absent for audio, and where the browser does not support it. */
  onPictureInPicture: (() => void) | undefined
  onFullScreen: (() => void) | undefined
}

/** The buttons below a medium. */
export function Controls({
  player,
  qualities,
  quality,
  onQuality,
  captions,
  caption,
  onCaption,
  onPictureInPicture,
  onFullScreen,
}: ControlsProps) {
  const t = useT()
  return (
    <Root>
      <IconButton
        label={player.isPlaying ? t('player.pause') : t('player.play')}
        icon={player.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={player.toggle}
      />
      <Time>
        {t('player.positionOf', { position: mediaTime(player.positionMs), duration: mediaTime(player.durationMs) })}
      </Time>
      <Group>
        <IconButton
          label={player.isMuted ? t('player.unmute') : t('player.mute')}
          icon={player.isMuted || player.volume === 0 ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          onClick={player.toggleMuted}
        />
        <Volume
          type="range"
          min={0}
          max={100}
          step={5}
          value={player.isMuted ? 0 : Math.round(player.volume * 100)}
          aria-label={t('player.volume')}
          onChange={(event) => player.setVolume(Number(event.target.value) / 100)}
        />
      </Group>
      <Choices>
        {player.playMissed === undefined ? null : (
          <Button size="s" onClick={player.playMissed}>
            {t('player.playMissed')}
          </Button>
        )}
        <Choice
          label={t('player.speed')}
          value={String(player.speed)}
          onChange={(chosen) =>
            player.setSpeed(SPEEDS.find((speed) => String(speed) === chosen) ?? (1 satisfies Speed))
          }
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {t('player.speedOf', { n: formatNumber(speed) })}
            </option>
          ))}
        </Choice>
        {qualities.length === 0 || quality === undefined ? null : (
          <Choice
            label={t('player.quality')}
            value={quality.url}
            onChange={(url) => {
              const chosen = qualities.find((candidate) => candidate.url === url)
              if (chosen !== undefined) onQuality(chosen)
            }}
          >
            {qualities.toReversed().map(({ name, url }) => (
              <option key={url} value={url}>
                {t(`player.quality.${name}`)}
              </option>
            ))}
          </Choice>
        )}
        {captions.length === 0 ? null : (
          <Choice label={t('player.captions')} value={caption} onChange={onCaption} icon={<Captions aria-hidden />}>
            <option value="">{t('player.captions.off')}</option>
            {captions.map(({ language, label }) => (
              <option key={language} value={language}>
                {label}
              </option>
            ))}
          </Choice>
        )}
        {onPictureInPicture === undefined ? null : (
          <IconButton
            label={t('player.pictureInPicture')}
            icon={<PictureInPicture2 aria-hidden />}
            onClick={onPictureInPicture}
          />
        )}
        {onFullScreen === undefined ? null : (
          <IconButton label={t('player.fullScreen')} icon={<Maximize aria-hidden />} onClick={onFullScreen} />
        )}
      </Choices>
    </Root>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  icon?: Elements
  children: ReactNode
}

/** The browser's own list, because it also opens in full screen. */
function Choice({ label, value, onChange, icon, children }: ChoiceProps) {
  return (
    <Chosen>
      {icon}
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </Chosen>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

const Group = styled.div`
  display: flex;
  align-items: center;
`

const Choices = styled(Root)`
  justify-content: flex-end;
  margin-inline-start: auto;
`

const Time = styled.span`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
  font-variant-numeric: tabular-nums;
`

const Volume = styled.input`
  width: 72px;
  height: ${space[6]};
  accent-color: ${color.accentText};
`

const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};

  & > svg {
    width: 1.125rem;
  }
  & > select {
    height: ${space[8]};
    max-width: 9em;
    padding-inline: ${space[2]};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.s};
    background: ${color.surface};
    color: ${color.text};
    font: ${weight.medium} ${text.s} ${font.sans};
  }
`
