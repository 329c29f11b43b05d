#!/bin/sh
# Makes a backup named by the moment and keeps the newest 14. Runs in the project's folder:
#   sh deploy/backup.sh FOLDER
set -eu
folder=${1:?'Uso: sh deploy/backup.sh PASTA'}
keep=14

# Remove what an interrupted run left behind.
rm -f "$folder"/aldeia-*.tmp
node_modules/.bin/node dist/backupCommand.js --noite \
  "$folder/aldeia-$(date +%Y-%m-%d-%H%M%S).tar.gz"
# Only now, so that a failed backup deletes no older one.
for old in $(ls "$folder" | grep -E '^aldeia-[0-9-]+\.tar\.gz$' | sort | head -n "-$keep"); do
  rm -f "$folder/$old"
done
