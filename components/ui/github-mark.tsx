import { GitBranch } from 'lucide'
import { Icon } from './icon'

/** Stands for the source repository. */
export function GitHubMark() {
  return <Icon icon={GitBranch} />
}
