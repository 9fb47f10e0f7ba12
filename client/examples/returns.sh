#!/bin/sh
# The market value and the returns of an asset's mandates on a month-end. HAKARU_URL=… HAKARU_TOKEN=… ASSET_ID=… AS_OF=2026-09-30 sh returns.sh
curl --silent --show-error --fail-with-body "$HAKARU_URL/api/graphql" \
  --header "Authorization: Bearer $HAKARU_TOKEN" \
  --header 'Content-Type: application/json' \
  --data @- <<JSON
{
  "query": "query (\$asset: ID!, \$asOf: String!) { figureGrid(assetId: \$asset, asOf: \$asOf, rows: mandates, columns: [\"marketValue\", \"return.fytd\"]) { entityId figures { value reason } } }",
  "variables": { "asset": "$ASSET_ID", "asOf": "$AS_OF" }
}
JSON
