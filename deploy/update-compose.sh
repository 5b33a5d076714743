#!/bin/sh
# update-compose.sh: updates the site of compose.yaml without a stop. Run it in the folder of the new version, with the
# .env of the old one: it builds the image, rehearses the migrations, starts a second container, waits until it is
# healthy, and stops the old one, which finishes what it has begun. Caddy finds both by their common name.
set -eu

longest=600

docker compose build site
docker compose run --rm --no-deps site ./mansooj rehearse
old=$(docker compose ps --quiet site)
docker compose up --detach --no-deps --no-recreate --scale site=2 site
new=$(docker compose ps --quiet site | grep -v -F "$old")

waited=0
until [ "$(docker inspect --format '{{.State.Health.Status}}' "$new")" = healthy ]; do
  if [ "$waited" -ge "$longest" ]; then
    echo 'The new container did not become healthy; it is removed, and the old one goes on serving.' >&2
    docker rm --force "$new"
    exit 1
  fi
  sleep 2
  waited=$((waited + 2))
done
# Caddy asks for the addresses every second.
sleep 3
docker stop --time 20 "$old"
docker rm "$old"
