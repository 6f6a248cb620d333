import { useState } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { PlaylistItem } from '../../../generated/client/model/playlistItem.ts'
import { AssetPlayer } from '../asset-player.tsx'
import classes from './room.module.css'
import { UpNext } from './up-next.tsx'

interface RoomStageProps {
  asset: Asset
  playlistId: string
  /** What is still to do after it. */
  next: PlaylistItem | null
  onExit: () => void
  /** Whether something is playing now. */
  onPlaying: (isPlaying: boolean) => void
}

/** What is learned from. After a film the next item is offered, unless somebody is writing. */
export function RoomStage({ asset, playlistId, next, onExit, onPlaying }: RoomStageProps) {
  const [hasEnded, setEnded] = useState(false)
  return (
    <div className={classes.stage}>
      <AssetPlayer
        asset={asset}
        playlistId={playlistId}
        onExit={onExit}
        onPlay={() => {
          setEnded(false)
          onPlaying(true)
        }}
        onPause={() => onPlaying(false)}
        onEnded={() => setEnded(!isWriting())}
      />
      {hasEnded && next && <UpNext item={next} playlistId={playlistId} onStop={() => setEnded(false)} />}
    </div>
  )
}

function isWriting(): boolean {
  return document.activeElement?.matches('input,textarea') ?? false
}
