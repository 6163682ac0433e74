import type { Problem } from '@/lib/core/problem'
import { checkDataFile, readDataFile } from '@/lib/source/data-file'
import type { FeatureRequestGroup } from '@/lib/source/schemas/feature-requests'
import { featureRequestsSchema } from '@/lib/source/schemas/feature-requests'

/** Content path of the requests. */
export const FEATURE_REQUESTS_FILE = 'content/feature-requests.yml'

/** Reads the feature requests by group. Returns an empty list if the file has problems, which the check reports. */
export function readFeatureRequests(): FeatureRequestGroup[] {
  return readDataFile(FEATURE_REQUESTS_FILE, featureRequestsSchema) ?? []
}

/** Checks the feature requests. */
export function checkFeatureRequests(): Problem[] {
  return checkDataFile(FEATURE_REQUESTS_FILE, featureRequestsSchema)
}
